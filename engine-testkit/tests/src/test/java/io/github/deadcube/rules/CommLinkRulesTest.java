package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-COMM-LINK: the marked cube, and its effect on friendly INDIRECT weapons. */
class CommLinkRulesTest {
    @Test
    @Rule({"K-COMM-LINK", "KT-18", "LOS-5"})
    @DisplayName(
            "K-COMM-LINK: a cube in its LOS, at any distance, with models or without; not one that it does not see")
    void aCubeInSight() {
        play("""
                wall north of c4; A1 COMM-LINK, at c1; A2 at a1; B1 at c2
                play
                A1 activate
                expect offers A1 use K-COMM-LINK on h8, offers A1 use K-COMM-LINK on c2, offers A1 use K-COMM-LINK on c1
                expect refuses A1 use K-COMM-LINK on c5 by K-COMM-LINK
                A1 use K-COMM-LINK on h8
                expect laid K-COMM-LINK of A1 at h8 until round, event comm-link of A1 in h8
                """);
        play("""
                A1 COMM-LINK, at c1; A2 at a1; B1 at c2
                play
                A2 activate
                expect refuses A2 use K-COMM-LINK on c2 by SPC-1
                """);
    }

    @Test
    @Rule({"K-COMM-LINK", "LOS-5", "K-SMOKE"})
    @DisplayName("K-COMM-LINK: smoke before the cube hides it, smoke within it does not")
    void smoke() {
        play("""
                smoke c4; A1 COMM-LINK, at c2; B1 at h8
                play
                A1 activate
                expect offers A1 use K-COMM-LINK on c4, refuses A1 use K-COMM-LINK on c6 by K-COMM-LINK
                """);
    }

    @Test
    @Rule({"K-COMM-LINK", "SPC-1", "KT-10"})
    @DisplayName("K-COMM-LINK, SPC-1: a short action, once; not beside an unpinned enemy; on a weapon too (KT-10)")
    void aSpecialAction() {
        play("""
                A1 RA 5+, radio R3 COMM-LINK, at c1; B1 at c3
                play
                A1 activate; A1 use K-COMM-LINK on h8
                expect refuses A1 use K-COMM-LINK on h7 by RND-4, offers A1 shoot radio at B1
                """);
        String beside = """
                A1 COMM-LINK, at c1; B1 %sat c1
                play
                A1 activate
                expect %s
                """;
        play(beside.formatted("", "refuses A1 use K-COMM-LINK on h8 by ACT-3"));
        play(beside.formatted("pinned, ", "offers A1 use K-COMM-LINK on h8"));
    }

    @Test
    @Rule({"K-COMM-LINK", "GEO-7", "KT-13"})
    @DisplayName("K-COMM-LINK, GEO-7: of a half-cube it marks a side, and only the enemies of that are seen")
    void halfCubes() {
        play("""
                wall north-south through c5; floors c4:2 c5:2 c6:2; A1 COMM-LINK, at a5; B1 at c5w; B2 at c5e
                A2 RA 4+, mortar R8 INDIRECT (BLAST), at h1; wall south of d5 c5 e5; wall east of c5; B3 at h8
                play
                A1 activate
                expect refuses A1 use K-COMM-LINK on c5 by K-COMM-LINK
                A1 use K-COMM-LINK on c5w; A1 end; B3 activate; B3 end; A2 activate
                expect laid K-COMM-LINK of A1 at c5w until round
                expect offers A2 shoot mortar at c5w, refuses A2 shoot mortar at c5e by K-INDIRECT
                """);
    }

    /** A2 aims at c5, under a roof and behind a wall, from c1. */
    private static void aims(String marker, String expected) {
        play("""
                floor c5:2; wall south of b5 c5 d5; A2 RA 4+, mortar R8 INDIRECT (BLAST), at c1; A1 at a1; B2 at h8
                %s
                play
                A2 activate
                expect %s
                """.formatted(marker, expected));
    }

    @Test
    @Rule({"K-COMM-LINK", "K-INDIRECT"})
    @DisplayName("K-COMM-LINK: friendly INDIRECT weapons see the enemies in it; unmarked, and empty, nothing changes")
    void indirect() {
        String no = "refuses A2 shoot mortar at c5 by K-INDIRECT";
        String laid = "laid K-COMM-LINK of A1 at c5 until round; ";
        aims("B1 at c5", no);
        aims(laid + "B1 at c5", "offers A2 shoot mortar at c5");
        aims(laid + "smoke c5; B1 at c5", "offers A2 shoot mortar at c5");
        aims(laid + "B1 at c6", no);
        aims(laid + "A1 at c5; B1 at h7", no);
        aims(laid + "B1 neutral, at c5", no);
        aims("laid K-COMM-LINK of B2 at c5 until round; B1 at c5", no);
        aims("laid K-COMM-LINK of A1 at d5 until round; B1 at c5", no);
    }

    @Test
    @Rule({"K-COMM-LINK", "K-INDIRECT"})
    @DisplayName("K-COMM-LINK: with it RANGED (1) is enough where it takes RANGED (2) without")
    void oneSuccess() {
        String shot = """
                smoke c5; %sA1 at a1; A2 RA 4+, mortar R8 INDIRECT (FRAG (2)), at c1; B1 at c5
                play
                A2 activate; A2 shoot mortar at c5; dice A 4 1 1
                expect asks A rolls %s
                """;
        play(shot.formatted("", "1 d8: scatter"));
        play(shot.formatted("laid K-COMM-LINK of A1 at c5 until round; ", "2 d8: test"));
        play(shot.formatted("laid K-COMM-LINK of B1 at c5 until round; ", "1 d8: scatter"));
    }

    @Test
    @Rule({"K-COMM-LINK", "K-INDIRECT"})
    @DisplayName("K-COMM-LINK: it helps INDIRECT weapons only, and their minimum range stays")
    void indirectWeaponsOnly() {
        play("""
                floor c3:2; wall south of b3 c3 d3; laid K-COMM-LINK of A1 at c3 until round; A1 at a1
                A2 RA 4+, mortar R8 INDIRECT (BLAST), pot R3 GRENADE (FRAG (1)), rifle R8, at c1; B1 at c3
                play
                A2 activate
                expect refuses A2 shoot mortar at c3 by K-INDIRECT, refuses A2 shoot pot at c3 by K-GRENADE
                expect refuses A2 shoot rifle at B1 by SHO-4
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A1 killed", "A1 pinned, at a1", "A1 reserve"})
    @Rule({"K-COMM-LINK", "KT-12"})
    @DisplayName("K-COMM-LINK, KT-12: the marker outlasts the model that laid it")
    void outlasts(String who) {
        play("""
                floor c5:2; wall south of b5 c5 d5; A2 RA 4+, mortar R8 INDIRECT (BLAST), at c1; B1 at c5; B2 at h8
                %s; laid K-COMM-LINK of A1 at c5 until round
                play
                A2 activate
                expect offers A2 shoot mortar at c5
                """.formatted(who));
    }

    @Test
    @Rule({"K-COMM-LINK", "RND-9"})
    @DisplayName("K-COMM-LINK, RND-9: it stays until the end of the round, and goes then")
    void endOfTheRound() {
        play("""
                A1 COMM-LINK, at c2; B1 at h8; B2 at g8
                play
                A1 activate; A1 use K-COMM-LINK on c5; A1 end; B1 activate; B1 end
                expect laid K-COMM-LINK of A1 at c5 until round
                B2 activate; B2 end
                expect nothing laid
                dice A 1 2 3 | B 1 2 3; reroll command none; reroll command none
                expect round 2, nothing laid
                """);
    }
}
