package io.github.deadcube.core.setup;

/**
 * SET-7 to SET-9, SET-11: the frames of models that come onto the battlefield, from the zone of their side, by air or
 * at a flank.
 */
sealed interface DeploymentFrame extends SetupRules.ChapterFrame
        permits Aerial,
                Aerial.Landing,
                Deployment,
                Deployment.Deploying,
                Deployment.DeploymentCube,
                FlankArrival,
                FlankArrival.ComingIn,
                ZoneGrowth,
                ZoneGrowth.ZoneChoice {}
