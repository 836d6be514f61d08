package io.github.deadcube.core.action;

/** AST: the frames of an ASSAULT and of the fights that rules make. */
sealed interface FightFrame extends ActionRules.ChapterFrame permits Assault, CloseCombat, DueFights.RoughLanding {}
