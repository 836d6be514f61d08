/** Bots that can be asked for by name, matches of random choices, and the tournaments that compare bots. */
package io.github.deadcube.testkit.bot;
