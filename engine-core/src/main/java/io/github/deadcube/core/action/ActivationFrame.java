package io.github.deadcube.core.action;

/** ACT, SPC, STD: the frames of an activation and of what a model does in it on its spot. */
sealed interface ActivationFrame extends ActionRules.ChapterFrame
        permits Activation,
                Activation.Close,
                ActionStart,
                FreeActionChoice,
                SpecialAction.Using,
                StandUpAction.StandUp {}
