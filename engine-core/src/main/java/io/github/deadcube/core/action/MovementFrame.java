package io.github.deadcube.core.action;

/** ADV, SPR, ORD-4: the frames of movement by choice. */
sealed interface MovementFrame extends ActionRules.ChapterFrame
        permits EntryIntoCube,
                EntryIntoCube.Landing,
                EntryIntoCube.Nearing,
                EntryIntoCube.Stopped,
                FreeStep,
                Intrusion,
                Intrusion.PutBack,
                Movement,
                Movement.Given,
                OrderedStepChoice,
                Relocation {}
