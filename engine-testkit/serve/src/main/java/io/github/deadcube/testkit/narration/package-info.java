/** Narrators describe a game in sentences and report its score. */
package io.github.deadcube.testkit.narration;
