/** What a model sees from a place, for drawings. */
package io.github.deadcube.core.view;
