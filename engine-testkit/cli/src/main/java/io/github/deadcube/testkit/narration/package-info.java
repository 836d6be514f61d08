/** Narrators tell a game in sentences, and keep its score. */
package io.github.deadcube.testkit.narration;
