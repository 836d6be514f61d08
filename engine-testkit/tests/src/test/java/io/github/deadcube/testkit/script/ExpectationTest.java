package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of expectation holds and fails correctly. */
class ExpectationTest {
    /** A1 has shot B1 and is still active; B2 is pinned, B3 neutral and marked, B4 dead. */
    private static final String PLAYED = """
            A1 RA 5+, rifle R8, at c2
            B1 SV 4+ HP 2, at c4; B2 at h8, pinned; B3 at h8, neutral, marked K-PREY 2; B4 killed
            A2 at a1, activated, marked K-PREY 1 by B; round 2, score A 3, command B model dice
            laid K-TRAP (FRAG (3)) of A2 at c5; token 1 I-AMMO at c4 face down
            play
            A1 activate; A1 shoot rifle at B1
            add 0; dice A 5 1 1 1 1 | B 1 1 1; B1 decline CMD-5
            """;

    @ParameterizedTest
    @ValueSource(strings = {"expect", "expect ,", "expect , ,"})
    void anExpectationHasAPart(String nothing) {
        assertThat(Script.read("A1 at a1; B1 at h8\nplay\n" + nothing).getLeft().mkString())
                .startsWith("line 3, column 1: ")
                .contains("expected what is expected: ");
    }

    @Test
    void onlySmokeIsLaid() {
        String smoky = "smoke c4; A1 at a1; B1 at h8\nplay\n";
        assertThat(run(smoky + "expect nothing laid")).isEmpty();
        assertThat(run(smoky + "expect laid K-TRAP (FRAG (3)) of A1 at c5")).contains("but there is nothing");
        assertThat(Script.read(smoky + "expect laid trap at c5").isLeft()).isTrue();
    }

    /** The greatest numbers that a situation states, too. */
    @Test
    void whatASituationStatesCanBeExpected() {
        String stated = "score A 999999, token 100 I-AMMO at c4, token 999 I-AMMO gone";
        assertThat(run("A1 at a1; B1 at h8; " + stated + "\nplay\n"
                        + "expect score A 999999, token 100 at c4, token 999 gone"))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 at c2/5                  | A1 at c2/4                 | A1 at c2/5
            A1 at c2                    | A1 at c3                   | A1 at c2/5
            A1 not at c3                | A1 not at c2               | A1 at c2/5
            B2 pinned                   | A1 pinned                  | A1 at c2/5, upright
            A1 upright                  | B2 upright                 | B2 at h8/5, pinned
            B4 not upright              | B4 upright                 | B4 killed
            B1 damage 1                 | B1 damage 2                | B1 at c4/5, damage 1
            A1 unharmed                 | B1 unharmed                | B1 at c4/5, damage 1
            B4 killed                   | B1 killed                  | B1 at c4/5, damage 1
            B1 in play                  | B4 in play                 | B4 killed
            B4 not left                 | B4 left                    | B4 killed
            A2 activated                | A1 activated               | A1 at c2/5
            A1 active                   | A2 active                  | A2 at a1/5, activated, marked K-PREY 1 by B until game
            A2 marked K-PREY 1 by B     | A2 marked K-PREY 1 by A    | A2 at a1/5, activated, marked K-PREY 1 by B until game
            A2 marked K-PREY by B       | B3 marked K-PREY 2 by A    | B3 at h8/1, neutral, marked K-PREY 2 until game
            B3 neutral                  | B2 neutral                 | B2 at h8/5, pinned
            B3 marked K-PREY            | B2 marked K-PREY           | B2 at h8/5, pinned
            B3 marked K-PREY 2          | B3 marked K-PREY 1         | B3 at h8/1, neutral, marked K-PREY 2 until game
            A1 not pinned               | A9 not pinned              | there is no A9
            score A 3                   | score B 3                  | B has a score of 0
            command B dice model        | command A dice             | A has none
            round 2                     | round 1                    | it is round 2
            initiative A                | initiative B               | A has it
            laid K-TRAP (FRAG (3)) of A2 at c5 | laid K-TRAP (FRAG (3)) of A1 at c5 | there is K-TRAP (FRAG (3)) of A2 at c5
            no smoke                    | nothing laid               | there is K-TRAP (FRAG (3)) of A2 at c5
            why A1 is active            | why A2 is active           | the current action is the round goes on; it is A's turn; A1 is active
            asks A                      | asks B                     | the prompt is A: activation (RND-3)
            asks A: activation          | asks A: movement           | the prompt is A: activation (RND-3)
            asks A: activation (RND-3)  | asks A: activation (RND-2) | the prompt is A: activation (RND-3)
            offers A1 advance           | offers A1 activate         | it is refused by RND-2
            refuses A1 sprint           | refuses A1 advance         | it is accepted
            refuses A1 sprint by RND-3  | refuses A1 sprint by SPR-1 | it is refused by RND-3
            refuses 5 5 5 by ASK-1      | refuses A1 end by ASK-1    | it is accepted
            event B1 loses 1 HP         | event B1 loses 2 HP        | there is none among: A1 is activated (RND-2)
            event SHO-5                 | event FALL-1               | there is none among: A1 is activated (RND-2)
            not event FALL-1             | not event SHO-5             | there is: A1 shoot rifle at B1
            not event B1 loses 2 HP      | not event B1 loses 1 HP     | there is: B1 loses 1 HP
            refuses pass                | finished                   | the game goes on
            not score A 2               | not score A 3              | A has a score of 3
            not A1 pinned               | not A1 at c2               | A1 at c2/5
            not offers A1 sprint        | not offers A1 advance      | it is accepted
            not refuses A1 end          | not refuses A1 sprint      | it is refused by RND-3
            not asks B                  | not asks A                 | the prompt is A: activation (RND-3)
            not finished                | not initiative A           | A has it
            token 1 at c4 face down     | token 1 at c4 face up      | it is at c4 face down
            token 1 at c4               | token 1 at c5 face down    | it is at c4 face down
            token 1 face down           | not token 1 at c4          | it is at c4 face down
            not token 1 at c5           | token 1 gone               | it is at c4 face down
            not token 1 at c4 face up   | not token 1 face down      | it is at c4 face down
            'offers exactly A1 end | A1 advance | A1 end' | 'offers exactly A1 end | A1 sprint' | not offered: A1 sprint; also offered: A1 advance
            not offers exactly A1 end   | 'not offers exactly A1 advance | A1 end' | these are the options
            B1 not carries I-AMMO       | B1 carries I-AMMO          | B1 at c4/5, damage 1
            B1 not reserve              | B1 reserve                 | B1 at c4/5, damage 1
            B1 not waiting              | B1 waiting                 | B1 at c4/5, damage 1
            B1 not killed               | A wins                     | the game goes on
            """)
    void holdsOrSaysWhatIsSoInstead(String held, String broken, String found) {
        assertThat(run(PLAYED + "expect " + held)).isEmpty();
        assertThat(run(PLAYED + "expect " + broken)).startsWith("expected " + broken + ", but " + found);
    }

    /** What a situation leaves out is said where it matters. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 damage 1     | A1 at c2/5, unharmed
            not A1 unharmed | A1 at c2/5, unharmed
            A1 killed       | A1 at c2/5, unharmed
            A1 pinned       | A1 at c2/5, upright
            not A1 upright  | A1 at c2/5, upright
            B2 damage 1     | B2 at h8/5, pinned, unharmed
            A1 activated    | A1 at c2/5
            B4 unharmed     | B4 killed
            """)
    void harmAndPinsAreSaidEvenIfThereAreNone(String broken, String found) {
        assertThat(run(PLAYED + "expect " + broken)).isEqualTo("expected " + broken + ", but " + found);
    }

    /** A thing that the game does not have would make every negation true. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A9 pinned                  | there is no A9
            A1 at c9                   | c9 is outside the battlefield
            A1 at c2:9/5               | c2:9/5 is outside the battlefield
            A1 carries I-AMMUNITION    | no rule is called I-AMMUNITION
            A1 marked K-PRAY           | no rule is called K-PRAY
            laid K-TARP at c5          | no rule is called K-TARP
            laid K-TRAP of A9 at c5    | there is no A9
            smoke c4 c9                | c9 is outside the battlefield
            token 2 at c4              | there is no token 2
            token 2 gone               | there is no token 2
            event SLAM-9               | no rule is called SLAM-9
            event A9 falls 2           | there is no A9
            event A1 moves to z9       | z9 is outside the battlefield
            asks A: activation (RND-0) | no rule is called RND-0
            A wins (VIC-0)             | no rule is called VIC-0
            offers A9 sprint           | there is no A9
            refuses A9 activate        | there is no A9
            refuses A1 step z9         | z9 is outside the battlefield
            refuses A1 shoot rifel at B1   | no model has a weapon 'rifel'
            offers A1 wield knfe           | no model has a weapon 'knfe'
            offers exactly B1 fight back with balde | no model has a weapon 'balde'
            refuses spend shoot: A1 shoot rifel at B1 | no model has a weapon 'rifel'
            refuses token 77               | there is no token 77
            refuses A1 pick up 77          | there is no token 77
            refuses A1 end by ASK-0    | no rule is called ASK-0
            why A9 is active           | there is no A9
            why A1 flees               | nothing like it has been going on
            """)
    void whatIsNotThereIsNeitherSoNorNotSo(String expected, String found) {
        for (String either : new String[] {expected, "not " + expected})
            assertThat(run(PLAYED + "expect " + either)).startsWith("expected " + either + ", but " + found);
    }

    /** Dice and the names of weapons are no cubes, models or rules. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            asks A rolls 4 d8: test (SHO-5)       | the prompt is A rolls 5 d8: test (SHO-5)
            asks A rolls 4 d8: test               | the prompt is A rolls 5 d8: test (SHO-5)
            asks A rolls 4 d8                     | the prompt is A rolls 5 d8: test (SHO-5)
            offers A1 shoot z9 at B1              | it is refused by ASK-1
            offers A1 shoot A9 at B1              | no model has a weapon 'A9'
            not refuses A1 shoot AK-47 at B1      | it is refused by ASK-1
            not refuses B1 fight back with z9     | it is refused by ASK-1
            offers B1 fight back with z9 using I-AMMUNITION | no rule is called I-AMMUNITION
            offers A1 shoot z9 at B9              | there is no B9
            refuses B1 fight back with z9 by ASK-0 | no rule is called ASK-0
            event A1 has used up AK-47            | there is none among: A1 is activated
            """)
    void diceAndWeaponsAreNoPlaces(String expected, String found) {
        String small = """
                board 4 x 4
                A1 RA 4+, rifle R5, z9 R5, AK-47 R5, at b1; B1 SV 5+ HP 3, z9 CC, at b3
                play
                A1 activate; A1 shoot rifle at B1
                """;
        assertThat(run(small + "expect " + expected)).startsWith("expected " + expected + ", but " + found);
    }

    /** The beginning of this play activated A1, and A1 shot. */
    @Test
    void onlyWhatWentOnIsDenied() {
        assertThat(run(PLAYED + "expect not why A1 shoots at B1, not why A2 is active"))
                .isEmpty();
        assertThat(run(PLAYED + "expect not why A1 is active"))
                .startsWith("expected not why A1 is active, but the current action is the round goes on");
    }

    @Test
    void smokeIsNamedInAnyOrder() {
        String smoky = "smoke c4 d5; A1 at a1; B1 at h8; play; expect ";
        assertThat(run(smoky + "smoke d5 c4, smoke c4 d5, not smoke c4")).isEmpty();
    }

    @Test
    void theSubjectStaysUntilAnotherIsNamed() {
        assertThat(run(PLAYED + "expect B1 damage 1, upright, B2 pinned, score A 3, not damage 1, damage 0"))
                .isEmpty();
        assertThat(run(PLAYED + "expect B1 damage 1, pinned"))
                .startsWith("expected B1 pinned, but B1 at c4/5, damage 1");
    }

    @Test
    void diceArePromptsToo() {
        String rolling = "A1 RA 5+, rifle R8, at c2; B1 at c4; play; A1 activate; A1 shoot rifle at B1; expect ";
        assertThat(run(rolling + "asks A, asks A rolls 5 d8, asks A rolls 5 d8: test, asks A rolls 5 d8: test (SHO-5)"))
                .isEmpty();
        assertThat(run(rolling + "refuses 1 1 by ASK-2, refuses 9 1 1 1 1 by ASK-3, refuses A1 end by ASK-1"))
                .isEmpty();
        assertThat(run(rolling + "asks A: activation")).contains("the prompt is A rolls 5 d8: test (SHO-5)");
    }

    @Test
    void theEndOfAGame() {
        String last =
                "A1 at c4, activated; B1 at b1; initiative B, round 5, score A 4; play; B1 activate; B1 end; expect ";
        assertThat(run(last + "finished, A wins, A wins (VIC-6)")).isEmpty();
        assertThat(run(last + "a draw")).startsWith("expected a draw, but A wins (VIC-6)");
        assertThat(run(last + "A wins (VIC-5)")).startsWith("expected A wins (VIC-5), but A wins (VIC-6)");
        assertThat(run(last + "B wins")).startsWith("expected B wins, but A wins (VIC-6)");
    }

    private static String run(String script) {
        return Script.of(script)
                .run(Script.Runner.standard())
                .fold(failed -> failed.faults().head().text(), playback -> "");
    }
}
