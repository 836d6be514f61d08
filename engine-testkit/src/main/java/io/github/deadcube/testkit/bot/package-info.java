/** Bots that can be asked for by name, and the tournaments that compare them. */
package io.github.deadcube.testkit.bot;
