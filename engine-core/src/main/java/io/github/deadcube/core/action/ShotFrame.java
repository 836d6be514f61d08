package io.github.deadcube.core.action;

/** SHO: the frames of a SHOOT. */
sealed interface ShotFrame extends ActionRules.ChapterFrame
        permits AimedShot, AtModel, AtModel.Shooting, CubeAim, SecondWeapon, Volley {}
