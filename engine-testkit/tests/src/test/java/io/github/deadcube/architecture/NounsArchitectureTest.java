package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.shared.SavedNames;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.cli.Main;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.cli.command.Subcommand;
import io.github.deadcube.testkit.duel.BotLevel;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.Server;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.assertj.core.api.AbstractAssert;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/**
 * What a person can name has a file of that name, or exactly one row of a table, so that the word is enough to find the
 * code. The words come from the product itself.
 */
class NounsArchitectureTest {
    private static final String CORE = MainCode.ROOT + ".core.";
    private static final Vector<Ruleset> EDITIONS =
            Vector.of(Deadcube.ruleset(), Deadcube.livingRules(), Deadcube.revised());

    /** The classes whose objects are rows of tables. A row begins with the name and the identifier of its rule. */
    private static final Vector<String> ROWS =
            Vector.of("keyword.PlainKeyword", "item.Ammo", "item.WeaponItem").map(CORE::concat);

    private static final Vector<String> TABLES =
            Vector.of("keyword/PlainKeywords", "item/ThirdEditionItems", "item/RevisedItems");

    /**
     * The tables of the requests: a row has the name, the method that answers, and the members that the request may
     * have.
     */
    private static final Vector<Path> REQUESTS = Vector.of("Server", "SearchStates")
            .map(name ->
                    Path.of("engine-testkit/serve/src/main/java/io/github/deadcube/testkit/serve", name + ".java"));

    private static final Pattern TOOL = Pattern.compile("new (\\w+Tool)\\(");

    private static final Pattern REQUEST = Pattern.compile("handlers\\.put\\(\\s*\"(\\w+)\"");

    @Test
    void aKeywordHasItsFileOrItsRow() {
        assertThat(lost(Library::keywords, KeywordRule::printed)).isEmpty();
    }

    @Test
    void anItemHasItsFileOrItsRow() {
        assertThat(lost(Library::items, ItemRule::name)).isEmpty();
    }

    @Test
    void eachIdentifierOfAKeywordOrAnItemIsThatOfARule() {
        TreeSet<RuleId> played = TreeSet.ofAll(EDITIONS.map(Ruleset::library)
                .flatMap(library -> library.keywords()
                        .map(KeywordRule::rule)
                        .appendAll(library.items().map(ItemRule::rule))));
        assertThat(Rulebook.all().filter(rule -> rule.id().matches("(R25-)?[KI]-.*")))
                .isSubsetOf(played);
    }

    private static <R extends Library.Rule> Vector<String> lost(
            Function<Library, Vector<R>> rules, Function<R, String> name) {
        return EDITIONS.map(Ruleset::library)
                .flatMap(rules)
                .reject(rule -> isFound(rule, name.apply(rule)))
                .map(rule -> rule.rule() + ", " + name.apply(rule) + ", is in " + outermost(rule) + ", and in "
                        + rows(name.apply(rule), rule.rule()) + " rows")
                .distinct();
    }

    private static boolean isFound(Library.Rule rule, String name) {
        String file = outermost(rule);
        return file.endsWith("." + camel(name)) || ROWS.contains(file) && rows(name, rule.rule()) == 1;
    }

    /** In how many rows of a table the rule is; an item may be in the tables of two editions. */
    private static int rows(String name, RuleId rule) {
        Pattern row = Pattern.compile(
                "\"" + Pattern.quote(name) + "\",\\s*RuleIds\\." + rule.id().replace('-', '_') + "\\b");
        return TABLES.map(table -> (int) row.matcher(text(table)).results().count())
                .max()
                .get();
    }

    private static String text(String table) {
        return read(Path.of("engine-core", "src", "main", "java").resolve(CORE.replace('.', '/') + table + ".java"));
    }

    private static String read(Path file) {
        try {
            return Files.readString(NamesArchitectureTest.ROOT.resolve(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aKindOfActionHasItsFile() {
        Vector<String> kinds = Vector.ofAll(
                        MainCode.CLASSES.get(CORE + "action.Action$Kind").getEnumConstants())
                .map(kind -> CORE + "action." + camel(kind.name()) + "Action")
                .sorted();
        assertThat(kinds).hasSize(6);
        Vector<String> files = Vector.ofAll(
                        MainCode.CLASSES.get(CORE + "action.Action").getAllSubclasses())
                .filter(JavaClass::isTopLevelClass)
                .map(JavaClass::getName);
        assertThat(kinds).isSubsetOf(files);
    }

    @Test
    void anEffectAndAConditionOfAnOrderHaveTheirFile() {
        Vector<JavaClass> words = concrete(SpecialOrder.Effect.class)
                .appendAll(concrete(SpecialOrder.Condition.class))
                .filter(word -> word.getPackageName().startsWith(MainCode.ROOT + ".api.order"));
        assertThat(words).hasSizeGreaterThan(20);
        assertThat(words.reject(word -> word.isTopLevelClass() && isNamed(word)).map(JavaClass::getName))
                .isEmpty();
    }

    /** Whether a class has its word in files of orders as its name. */
    private static boolean isNamed(JavaClass word) {
        String saved = SavedNames.of(word.reflect()).name();
        return word.getSimpleName().equalsIgnoreCase(saved.substring(saved.indexOf('.') + 1));
    }

    @Test
    void aBotHasItsFileOrItsRowOfTheLevels() {
        Vector<String> names = Bots.registry().names();
        assertThat(names).containsAll(Bots.NAMES);
        assertThat(names.reject(name -> BotLevel.ALL.count(level -> level.name().equals(name)) == 1 || isFound(name)))
                .isEmpty();
        // a bot that plays by a net has no name of its own
        assertThat(concrete(Bot.class)
                        .filter(bot -> bot.getPackageName().endsWith(".bot"))
                        .reject(JavaClass::isTopLevelClass)
                        .map(JavaClass::getName))
                .isEmpty();
    }

    private static boolean isFound(String bot) {
        String file = outermost(Bots.named(bot, 1, Side.A, Deadcube.rules()).get());
        return file.endsWith("." + camel(bot)) || file.endsWith("." + camel(bot) + "Bot");
    }

    @Test
    void aCommandHasItsFile() {
        Vector<JavaClass> commands = concrete(Subcommand.class)
                .filter(type -> type.isAnnotatedWith(CommandLine.Command.class))
                .reject(type -> type.isEquivalentTo(Main.class));
        assertThat(commands).hasSizeGreaterThan(20);
        assertThat(commands.reject(type -> type.isTopLevelClass() && isNamedByItsCommand(type))
                        .map(JavaClass::getName))
                .isEmpty();
    }

    /** {@code CheckTeamsCommand} for {@code teams check}, {@code PlayCommand} for {@code play}. */
    private static boolean isNamedByItsCommand(JavaClass command) {
        String name = command.getAnnotationOfType(CommandLine.Command.class).name();
        return command.getSimpleName().matches(camel(name) + "(Teams|Odds)?Command");
    }

    @Test
    void aRequestHasItsRow() throws IOException {
        Server server = new Server(Deadcube.rules(), DocumentFolder.NONE);
        Vector<String> requests = Vector.ofAll(
                        new ObjectMapper().readTree(server.greeting()).get("does"))
                .map(JsonNode::asText);
        assertThat(requests).hasSizeGreaterThan(30);
        Vector<String> rows = REQUESTS.flatMap(
                file -> Vector.ofAll(REQUEST.matcher(read(file)).results()).map(row -> row.group(1)));
        assertThat(rows.sorted()).containsExactlyElementsOf(requests.sorted());
    }

    /** {@code GameStartTool} for {@code game_start}. */
    @Test
    void aToolOfAssistantsHasItsFile() {
        Vector<String> tools = Vector.ofAll(MainCode.CLASSES)
                .filter(type -> type.getPackageName().equals(MainCode.ROOT + ".testkit.mcp")
                        && type.isTopLevelClass()
                        && type.getSimpleName().endsWith("Tool")
                        && !type.isInterface())
                .map(JavaClass::getSimpleName)
                .sorted();
        String table =
                read(Path.of("engine-testkit/mcp/src/main/java/io/github/deadcube/testkit/mcp/AssistantTools.java"));
        assertThat(Vector.ofAll(TOOL.matcher(table).results())
                        .map(row -> row.group(1))
                        .sorted())
                .hasSizeGreaterThan(10)
                .containsExactlyElementsOf(tools);
        assertThat(served().map(name -> camel(name) + "Tool").sorted()).containsExactlyElementsOf(tools);
    }

    /** The names by which an assistant calls them. */
    private static Vector<String> served() {
        String list = Run.typing("""
                {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18", \
                "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}
                {"jsonrpc": "2.0", "method": "notifications/initialized"}
                {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
                """, "mcp").out().lines().skip(1).findFirst().get();
        try {
            return Vector.ofAll(new ObjectMapper().readTree(list).at("/result/tools"))
                    .map(tool -> tool.get("name").asText());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aClassOfAssertionsHasItsFile() {
        Vector<JavaClass> assertions = concrete(AbstractAssert.class);
        assertThat(assertions).hasSize(5);
        assertThat(assertions.reject(JavaClass::isTopLevelClass).map(JavaClass::getName))
                .isEmpty();
    }

    private static Vector<JavaClass> concrete(Class<?> of) {
        return Vector.ofAll(MainCode.CLASSES)
                .filter(type -> type.isAssignableTo(of) && !type.isInterface() && !type.isAnonymousClass())
                .reject(type -> type.getModifiers().contains(JavaModifier.ABSTRACT))
                .sortBy(JavaClass::getName);
    }

    private static String outermost(Object of) {
        return MainCode.outermost(MainCode.CLASSES.get(of.getClass()));
    }

    /** {@code ItBurns} for {@code IT BURNS!}. */
    private static String camel(String name) {
        return Vector.of(name.split("[^A-Za-z0-9]+"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT)
                        + word.substring(1).toLowerCase(Locale.ROOT))
                .mkString();
    }
}
