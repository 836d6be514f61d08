package io.github.deadcube.language;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The command line in French. */
class FrenchTerminalTest {
    /** A longer line is a part of a sentence: shorter ones may consist of names, which stay. */
    private static final int SENTENCE = 24;

    static Stream<String> commands() {
        return Stream.concat(
                Run.commandLine().getSubcommands().keySet().stream(),
                Stream.of("teams check", "odds shoot", "odds assault", ""));
    }

    private static Run run(String line) {
        return Run.of(line.strip().split(" +"));
    }

    /** Each English text of a help, with the columns of its list closed up. */
    private static String words(String help) {
        return help.replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theHelpOfACommandHasNoEnglishSentence(String command) {
        String french = run(command + " --language fr --help").out();
        String english = run(command + " --help").out();
        assertThat(french).startsWith("Utilisation\u00a0: deadcube").contains("Codes de sortie\u00a0:");
        Set<String> told = HashSet.ofAll(english.lines());
        assertThat(french.lines()
                        .filter(line ->
                                line.length() > SENTENCE && !line.strip().startsWith("--"))
                        .filter(told::contains))
                .isEmpty();
        assertThat(words(french))
                .doesNotContain("Default: ", "Required.", "Example", "[COMMAND]", "=FILE")
                .contains("Affiche la version et s'arrête.");
        assertThat(words(english)).contains("--language=CODE").doesNotContain("[--language");
    }

    @Test
    void theLanguageStandsBeforeOrAfterTheCommand() {
        String french = run("learn --list --language fr").out();
        assertThat(french).contains("climb: Grimper").doesNotContain("Move a model");
        for (String line :
                new String[] {"--language fr learn --list", "learn --language=fr --list", "--language=fr learn --list"})
            assertThat(run(line).out()).isEqualTo(french);
        assertThat(run("learn --list --language en")).isEqualTo(run("learn --list"));
    }

    @Test
    void anUnknownLanguageIsRefused() {
        assertThat(run("learn --list --language xx"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "Invalid value for option '--language': no language has the code 'xx'; there are en, fr\n"));
        assertThat(run("learn --language").err()).startsWith("Missing required parameter for option '--language'");
        assertThat(run("learn --language fr --language FR --list").err()).contains("'--language'");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dance | Aucune commande ne s'appelle «_dance_»_; il y a learn, play,",
                "pla | Vouliez-vous dire_: deadcube play_?",
                "play now | l'argument «_now_» n'est pas de ceux que demande «_deadcube play_»",
                "verify a.txt b.txt c.txt | les arguments «_b.txt_», «_c.txt_» ne sont pas de ceux que demande "
                        + "«_deadcube verify_»",
                "play --seed | Il manque la valeur de l'option «_--seed_» (N)",
                "play --seed 1.5 | Valeur fausse de l'option «_--seed_»_: «_1.5_» n'est pas un nombre entier",
                "play --loud | Option inconnue_: «_--loud_»",
                "play --bots me,you | «_me_» et «_you_» ne sont pas connus_; les joueurs sont human,",
                "play --points 0 | --points demande un nombre de 1 à 99999",
                "play --teams , | --teams a une partie vide dans «_,_»",
                "verify | Argument obligatoire manquant_: «_FICHIER_»",
                "build | Option obligatoire manquante_: «_--list=FICHIER_»",
                "perft --depth 3 | --depth et --divide sont pour un fichier",
                "learn swim | aucune leçon ne s'appelle «_swim_»_; il y a move,",
                "puzzle 99 | il y a les problèmes 1 à 30,",
                "teams --json check x.txt | «_--json_» est avant «_check_»",
                "dispersion --at 1 --die 3 | --at demande un point, comme 10,24, pas «_1_»",
            })
    void wrongArgumentsAreToldInFrench(String line, String fault) {
        Run run = run("--language fr " + line);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(fault.replace('_', '\u00a0')).doesNotContain("Usage:", " is ", "expected");
    }

    @Test
    void rulingsAreToldInFrench() {
        assertThat(run("rules --rulings GEO --language fr").out())
                .contains("    Le champ de bataille est une grille de cubes")
                .doesNotContain("The battlefield", "A model");
    }

    @Test
    void aPersonPlaysInFrench() {
        String typed = "why\nhelp\ntokens\ncard\ngo z9\nfoo\nwhy not dance\nsave\nundo\n99\nquit\n";
        Run run = Run.typing(typed, "play", "--bots", "human,simple", "--seed", "1", "--language", "fr");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("100 points, graine 1\u00a0: A ")
                .contains("Vous choisissez pour A. «\u00a0help\u00a0» montre ce que")
                .contains("A choisit le premier joueur\n")
                .contains("où la figurine active peut aller")
                .contains("Quelle figurine\u00a0? Par exemple\u00a0: card A1")
                .contains("«\u00a0foo\u00a0» n'est ni l'un des choix proposés")
                .contains("Où\u00a0? Par exemple\u00a0: save game.txt")
                .contains("Aucun choix n'a le numéro 99.")
                .contains("Vous avez quitté la partie après ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "odds 4d5+ v 3d6+ | différence moyenne     1,00",
                "odds 4d5+ v 3d6+ | le premier camp gagne  62,2_%",
                "odds 1d2+ | moyenne     1,00",
                "odds 1d8+ v 12d2+ | le premier camp gagne  <_0,1_%",
                "duel --bots random,fast,simple --games 2 --seed 3 | bot     parties  gagnées  nulles  perdues",
                "duel --bots random,random --games 12 --seed 3 | sur 6 paires, à 95 %_: score 0,",
                "duel --bots random,random --games 12 --seed 3 | à 0,",
            })
    void numbersHaveAComma(String line, String told) {
        assertThat(run(line + " --language fr").out()).contains(told.replace('_', '\u00a0'));
    }

    @Test
    void aBoardHasItsCommentsInFrench() {
        String out = Run.typing("board\nquit\n", "play", "--bots", "human,simple", "--seed", "1", "--language", "fr")
                .out();
        assertThat(out)
                .contains("marker y \"zone 1\"", "# objectifs\u00a0: ", " (1 VP)", "# pions face cachée\u00a0: 1 en ")
                .doesNotContain("# objectives", "face down");
    }

    @Test
    void aBattlefieldIsExplainedInFrench(@TempDir Path folder) throws IOException {
        Path svg = folder.resolve("refinery.svg");
        String out = run("table refinery --from c2 --language fr --svg " + svg).out();
        assertThat(out)
                .startsWith("Refinery, 8 × 8 cubes, 3 niveaux\nvu de c2/1 par une figurine de SZ 1")
                .contains("  A à D        trappe dans un mur, pour SZ 1 à 4\n")
                .doesNotContain("wall", "floor");
        assertThat(Files.readString(svg))
                .contains(">Niveau 1<", ">échelle vers le cube du dessus<", "\u00a0: vue claire<")
                .doesNotContain("seen from", "Level");
    }

    @Test
    void aReplayIsAPageInFrench(@TempDir Path folder) throws IOException {
        Path record = folder.resolve("game.txt");
        Path page = folder.resolve("game.html");
        run("play --quiet --seed 7 --record " + record);
        Run run = run("replay --language fr --html " + page + " " + record);
        assertThat(run).isEqualTo(new Run(0, "", ""));
        String told = Files.readString(page);
        assertThat(told).contains("<html lang=\"fr\">", " contre ").contains("gagne la reconnaissance");
        assertThat(Pattern.compile("\"told\":\\[[^]]*]").matcher(told).results().map(MatchResult::group))
                .hasSizeGreaterThan(100)
                .noneMatch(lines -> lines.contains(" the ") || lines.contains(" wins "));
    }

    @Test
    void aLessonIsTaughtInFrench() {
        Run run = Run.typing(
                "hint\ngoal\nA1 activate\nA1 advance\nA1 step b2\n5\nquit\n", "learn", "move", "--language", "fr");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains("Leçon 1 sur 10\u00a0: Bouger une figurine", "But\u00a0: Amenez Asha", "Bravo.")
                .contains("L'AVANCE (advance) est le mouvement court", "Entrée commence la leçon suivante")
                .doesNotContain("Goal", "Well done", "Lesson");
    }
}
