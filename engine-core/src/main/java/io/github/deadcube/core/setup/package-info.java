/**
 * The start of a game: checks of set-ups and situations, item tokens, recon and deployment (SET-1 to SET-11). Start with
 * {@link io.github.deadcube.core.setup.Setups}.
 */
package io.github.deadcube.core.setup;
