/** How battlefields and games are drawn, with characters and as SVG, and what a model sees from a place. */
package io.github.deadcube.core.view;
