package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.ModulePath;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.LinkedHashMap;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line finds house rules on the class path and on the module path, and plays with them. */
class HouseRulesFoundTest {
    @TempDir
    private Path folder;

    private <T> T found(Supplier<T> does) throws IOException {
        return found(GrimHouse.class.getName(), does);
    }

    private <T> T found(String name, Supplier<T> does) throws IOException {
        return Services.found(folder, HouseRules.class, name, does);
    }

    @Test
    void theyAreFound() throws IOException {
        assertThat(Deadcube.houseRules()).isEmpty();
        assertThat(found(Deadcube::houseRules)).hasOnlyElementsOfType(GrimHouse.class);
    }

    @Test
    void theyAreSortedByName() throws IOException {
        String both = TweakHouse.class.getName() + "\n" + GrimHouse.class.getName();
        assertThat(found(both, Deadcube::houseRules).map(Object::getClass).map(Class::getSimpleName))
                .containsExactly("GrimHouse", "TweakHouse");
    }

    @Test
    void theCommandLinePlaysThem() throws IOException {
        Path record = folder.resolve("game.txt");
        Run run = found(() -> Run.of("play", "--seed", "7", "--quiet", "--record", record.toString()));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).contains("A Grim ");
        assertThat(Files.readString(record)).contains("ruleset deadzone-3-grim v1", "GRIM (1)");
        assertThat(found(() -> Run.of("verify", record.toString())).exitCode()).isZero();
        assertThat(Run.of("verify", record.toString()).err()).contains("deadzone-3-grim v1");
    }

    /** The page has the rules of the house; cases that are named are played by them. */
    @Test
    void theBookHasThem() throws IOException {
        Path book = folder.resolve("book.html");
        Path cases = folder.resolve("grim.txt");
        Files.writeString(cases, """
                case HOUSE-GRIM: a grim model may act
                A1 GRIM (1), at c4; B1 at h8
                play
                A1 activate
                expect offers A1 advance
                """);
        Run run = found(() -> Run.of("rules", "--html", book.toString(), "--cases", cases.toString()));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(Files.readString(book))
                .contains("<section class=\"rule\" id=\"HOUSE-GRIM\"", "a grim model may act")
                .doesNotContain("Edition living: A house");
    }

    /** House rules rename an edition; its own rulings stay on the sheet. */
    @Test
    void theSheetOfAnEditionHasItsOwnRulings() throws IOException {
        String tweaked = TweakHouse.class.getName();
        assertThat(found(tweaked, () -> Run.of("rules", "--rulings", "--edition", "revised"))
                        .out())
                .startsWith("Rulings and options of house ")
                .contains("R25-K-FLIGHT  ")
                .doesNotContain("LIV-PIN  ");
        assertThat(found(tweaked, () -> Run.of("rules", "--rulings", "--edition", "living"))
                        .out())
                .contains("LIV-PIN  ");
    }

    /** A rule of the game that the house plays in another way says so. */
    @Test
    void replacedRulesAreMarked() throws IOException {
        String tweaked = TweakHouse.class.getName();
        assertThat(found(tweaked, () -> Run.of("rules", "fall-1")).out())
                .startsWith("FALL-1  Falling more than one cube  (changed in house)\n")
                .contains("2 cubes 4 dice");
        assertThat(found(tweaked, () -> Run.of("rules", "SET-3")).out()).contains("Ammo 5");
        assertThat(found(tweaked, () -> Run.of("rules", "VIC")).out())
                .contains("VIC-8  Wiped out before round 5  (changed in house)\n", "VIC-7  Wiped out after round 5\n");
        assertThat(found(tweaked, () -> Run.of("rules", "K-TOUGH")).out())
                .startsWith("K-TOUGH  Tough  (replaced by HOUSE-TOUGH in house)\n");
        assertThat(Run.of("rules", "fall-1").out()).startsWith("FALL-1  Falling more than one cube\n");
        assertThat(Run.of("rules", "fall-1", "--edition", "living").out())
                .startsWith("FALL-1  Falling more than one cube  (changed in living-rules)\n");
        String rules = "rules fall-1\n";
        assertThat(found(tweaked, () -> Run.typing(rules, "play", "--bots", "human,simple", "--seed", "1"))
                        .out())
                .contains("FALL-1  Falling more than one cube  (changed in house)\n");
    }

    @Test
    void theCommandLineKnowsThem() throws IOException {
        assertThat(Run.of("rules", "house-grim").exitCode()).isEqualTo(1);
        assertThat(found(() -> Run.of("rules", "house-grim")).out()).isEqualTo("""
                        HOUSE-GRIM  Grim
                          An injured model with GRIM (n) rolls n dice more when it fights. [house rule]
                          Printed: GRIM (n), on a model.
                        """);
        assertThat(found(() -> Run.of("rules", "injured model with grim")).out())
                .isEqualTo("HOUSE-GRIM  Grim\n");
        assertThat(found(() -> Run.of("odds", "assault", "FI", "4+", "HP", "2,", "GRIM", "(1)", "v", "SV", "4+"))
                        .err())
                .isEmpty();
    }

    @Test
    void casesArePlayedByThem() throws IOException {
        Path file = Files.writeString(folder.resolve("grim.txt"), """
                case HOUSE-GRIM: more dice
                A1 FI 4+, GRIM (1), HP 2, damage 1, at c4; B1 SV 5+, at c4
                play
                A1 activate; A1 assault B1
                expect asks A rolls 4 d8: test
                """);
        assertThat(found(() -> Run.of("cases", file.toString())))
                .isEqualTo(new Run(0, "1 case, 1 hold, 0 do not\n", ""));
        assertThat(Run.of("cases", file.toString()).err()).contains("GRIM");
    }

    /** Faults of house rules are not reported as bugs of the command line. */
    @Test
    void theirFaultsAreSaid() throws IOException {
        for (String command : List.of("play", "duel", "rules", "serve")) {
            Run misspelt = found("com.example.Hosue", () -> Run.of(command));
            assertThat(misspelt.exitCode()).as(command).isEqualTo(2);
            assertThat(misspelt.err())
                    .contains(
                            "House rules cannot be loaded", "Provider com.example.Hosue not found", "META-INF/services")
                    .doesNotContain("bug");
        }
        for (Class<?> house : List.of(
                Throwing.class,
                ThrowingInItsConstructor.class,
                ThrowingAnError.class,
                ThrowingACheckedException.class,
                WithoutAnEnd.class,
                WithoutATeam.class)) {
            Run run = found(house.getName(), () -> Run.of("play"));
            assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
            assertThat(run.err()).contains(house.getName()).doesNotContain("bug");
        }
        assertThat(found(Throwing.class.getName(), () -> Run.of("play")).err())
                .startsWith("The house rules " + Throwing.class.getName()
                        + " throw in over: java.lang.IllegalStateException: no rules at hand "
                        + "(HouseRulesFoundTest.java:");
    }

    /** A record would be taken for one of the edition. */
    @Test
    void theyNeedAnotherName() throws IOException {
        Run run = found(SameName.class.getName(), () -> Run.of("play"));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("The house rules " + SameName.class.getName()
                        + " keep the name deadzone-3 v1, by which records know the rules; expected another name, "
                        + "such as"
                        + " deadzone-3-house\n");
    }

    /** House rules that change the edition, but not its name. */
    public static final class SameName implements HouseRules {
        @Override
        public Ruleset over(Ruleset edition) {
            return edition.with(new Grim());
        }
    }

    /** House rules with methods that throw. */
    public static final class Throwing implements HouseRules {
        @Override
        public Ruleset over(Ruleset edition) {
            throw new IllegalStateException("no rules at hand");
        }
    }

    /** House rules with a method that is not written yet. */
    public static final class ThrowingAnError implements HouseRules {
        @Override
        public Ruleset over(Ruleset edition) {
            throw new Error("an operation is not implemented");
        }
    }

    /** House rules with a checked exception that no method declares, as in Kotlin. */
    public static final class ThrowingACheckedException implements HouseRules {
        @Override
        public Ruleset over(Ruleset edition) {
            ThrowingACheckedException.<RuntimeException>undeclared(new IOException("no file"));
            return edition;
        }

        @SuppressWarnings("unchecked")
        private static <E extends Exception> void undeclared(Exception fault) throws E {
            throw (E) fault;
        }
    }

    /** House rules that call themselves. */
    public static final class WithoutAnEnd implements HouseRules {
        @Override
        @SuppressWarnings("InfiniteRecursion") // the bug that is shown here
        public Ruleset over(Ruleset edition) {
            return over(edition).withName("house");
        }
    }

    /** House rules with a constructor that throws. */
    public static final class ThrowingInItsConstructor implements HouseRules {
        public ThrowingInItsConstructor() {
            throw new IllegalStateException("no house");
        }

        @Override
        public Ruleset over(Ruleset edition) {
            return edition;
        }
    }

    /** House rules that return null for a team. */
    public static final class WithoutATeam implements HouseRules {
        @Override
        public Ruleset over(Ruleset edition) {
            return edition;
        }

        @Override
        @SuppressWarnings("NullAway") // the fault that is tested
        public StrikeTeam team(Side side, StrikeTeam shipped) {
            return null;
        }
    }

    /** A module provides the service in its descriptor. {@code META-INF} is not read. */
    @Test
    void asModules() throws IOException, InterruptedException, ClassNotFoundException {
        // Vavr and JLine require these modules, which the project does not use.
        Class<?> patterns = Class.forName("io.vavr.match.annotation.Patterns");
        Class<?> natives = Class.forName("org.jline.nativ.JLineNativeLoader");
        String path = ClassPath.ofTheCommandLine(NullMarked.class, patterns, natives);
        Path house = ModulePath.compiled(
                folder.resolve("house.rules"), path, LinkedHashMap.of("module-info.java", """
                        module house.rules {
                            requires io.github.deadcube.api;
                            provides io.github.deadcube.api.extend.HouseRules with house.Candour;
                        }
                        """, "Candour.java", """
                        package house;
                        import io.github.deadcube.api.extend.*;
                        import io.github.deadcube.api.rule.RuleId;
                        import io.github.deadcube.api.team.Keyword;
                        public final class Candour implements HouseRules {
                            public Ruleset over(Ruleset edition) {
                                return edition.withName("candid").with(new KeywordRule() {
                                    public String printed() { return "CANDID"; }
                                    public RuleId rule() { return RuleId.of("HOUSE-CANDID"); }
                                    public String text() { return "It says what it does."; }
                                    public void attach(Keyword keyword, Hooks hooks) {}
                                });
                            }
                        }
                        """));
        String out = ModulePath.run(
                path + File.pathSeparator + house,
                "--module",
                "io.github.deadcube.cli/io.github.deadcube.testkit.cli.Main",
                "rules",
                "house-candid");
        assertThat(out).startsWith("HOUSE-CANDID  CANDID\n  It says what it does. [house rule]\n  Printed: CANDID ");
    }
}
