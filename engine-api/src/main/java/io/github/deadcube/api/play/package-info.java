/** Play: prompts, inputs, choices, events and the state of each model. */
package io.github.deadcube.api.play;
