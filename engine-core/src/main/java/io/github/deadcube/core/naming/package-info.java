/** The names of the rules of a game in a text, and what they mean. */
package io.github.deadcube.core.naming;
