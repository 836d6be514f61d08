/** Answers that were worked out elsewhere, to compare with. */
package io.github.deadcube.core.corpus;
