/** Pictures of battlefields: in characters and as SVG, with what is seen from a place. */
package io.github.deadcube.core.drawing;
