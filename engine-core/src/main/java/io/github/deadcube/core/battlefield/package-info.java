/** Battlefields as text: reading, writing, and those that ship. */
package io.github.deadcube.core.battlefield;
