package io.github.deadcube.testkit.assertions;

import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;

/** A1 has moved in on B1, which must decide. B2 is pinned in another cube, damaged, and carries ammunition. */
final class Fight {
    static final Playback SO_FAR = Script.play("""
            board 3 x 2
            A1 FI 5+ HP 2, at a1
            B1 FI 4+ SV 5+, blade CC, at b2
            B2 HP 3, at c1/5, pinned, damage 1, activated, marked K-PREY 1 until game, carries I-AMMO
            score B 2
            play
            A1 activate; A1 advance; A1 step b2; A1 spot 4
            """);

    private Fight() {}
}
