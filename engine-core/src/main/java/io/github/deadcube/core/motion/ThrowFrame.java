package io.github.deadcube.core.motion;

/** SCAT-1, SCAT-6, AWAY: the frames of a model that is moved one cube by force. */
sealed interface ThrowFrame extends MotionRules.ChapterFrame permits ThrowDirection, ThrowSteps, ThrowSteps.Squeezed {}
