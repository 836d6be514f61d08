package io.github.deadcube.core.motion;

/** FALL, SCAT-2 to SCAT-4: the frames of a model that comes down. */
sealed interface FallFrame extends MotionRules.ChapterFrame permits FallDestination, Descent.Comedown {}
