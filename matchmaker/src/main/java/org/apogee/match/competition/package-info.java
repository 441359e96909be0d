/**
 * Competitions of several stages: groups, qualification, finals. A stage's groups are tournaments.
 */
@NullMarked
package org.apogee.match.competition;

import org.jspecify.annotations.NullMarked;
