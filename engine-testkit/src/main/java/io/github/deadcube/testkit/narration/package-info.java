/** The narration of a game in sentences, and its score. */
package io.github.deadcube.testkit.narration;
