/**
 * Words for people: the glossary of a game ({@link org.apogee.engine.words.Glossary}) and the
 * grammar of sentences ({@link org.apogee.engine.words.Words}).
 */
@NullMarked
package org.apogee.engine.words;

import org.jspecify.annotations.NullMarked;
