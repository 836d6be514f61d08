/** Draws battlefields, games and the view from a place, as SVG and with characters. */
package io.github.deadcube.core.drawing;
