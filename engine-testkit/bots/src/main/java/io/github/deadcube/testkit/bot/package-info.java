/** Bots choose for a side, and can be asked for by name; tournaments compare them. */
package io.github.deadcube.testkit.bot;
