/**
 * What a game says about its players: luck, chances to win, and costly decisions. Entry points: {@link GameAnalysis}
 * and {@link Luck}.
 */
package io.github.deadcube.testkit.analysis;
