package io.github.deadcube.core.motion;

/** ADV-15, ADV-17, AWAY-5: the frames of a model that takes a spot of its cube. */
sealed interface SpotFrame extends MotionRules.ChapterFrame permits Halt, Halt.Slip, SpotChoice, SpotChoice.Placing {}
