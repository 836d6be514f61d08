package io.github.deadcube.core.setup;

/** SET-5: the frames of the recon dice and their effects. */
sealed interface ReconFrame extends SetupRules.ChapterFrame
        permits Flanking,
                ReconEffects,
                ReconEffects.AnyRow,
                ReconMoves,
                ReconTest,
                ReconTest.StartChoice,
                TokenChoice {}
