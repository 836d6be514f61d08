/**
 * Games begin: set-ups and situations are checked, items placed, recon rolled and teams deployed (SET-1 to SET-11). Read {@link
 * io.github.deadcube.core.setup.Setups} first.
 */
package io.github.deadcube.core.setup;
