@NullMarked
package org.apogee.node.service;

import org.jspecify.annotations.NullMarked;
