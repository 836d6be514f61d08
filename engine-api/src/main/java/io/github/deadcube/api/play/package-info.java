/** Playing: prompts, inputs, choices, events, and what is known of each model. */
package io.github.deadcube.api.play;
