package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.lists.ReadResult.Finding.Kind;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Constructs that occur in lists of players. */
class ConstructsTest {
    private static final String MUST = """
            <constraints><constraint field="selections" scope="parent" value="1.0" id="c" type="min"/>
            <constraint field="selections" scope="parent" value="1.0" id="c" type="max"/></constraints>
            """;
    private static final String RULES = """
            <selectionEntry id="fac" name="- Faction Rules" type="upgrade">
              <constraints><constraint field="selections" scope="roster" value="1.0" id="c" type="min"/></constraints>
              <rules><rule id="fr" name="Bells"><description>They ring.</description></rule></rules>
              <costs><cost name=" Pts" typeId="pts" value="0.0"/></costs>
            </selectionEntry>
            """;
    private static final String BEACON = "<selectionEntry id=\"bea\"";

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Rule("TEAM-1")
    void rulesOfTheFactionAreNoCardAndNoFault() {
        ReadResult read = list(BEACON, RULES + BEACON);
        assertThat(faults(read)).isEmpty();
        assertThat(read.contents().get(1).cards()).isEqualTo(8);
        assertThat(read.contents().get(1).cardsRead()).isEqualTo(8);
        assertThat(read.findings().map(Finding::toString))
                .anyMatch(f ->
                        f.endsWith("- Faction Rules: this gives no model: rules of the faction in words; passed over"));
        assertThat(faults(list(BEACON, RULES.replace("value=\"0.0\"", "value=\"5.0\"") + BEACON)))
                .anyMatch(f -> f.contains("- Faction Rules: this card has no category"));
    }

    @Test
    void aRequiredEntryMayBeRulesInWords() {
        String words = "<selectionEntry id=\"w\" name=\"Bell Ringers\" type=\"upgrade\">" + MUST + "</selectionEntry>";
        ReadResult read = inBeacon("selectionEntries", words);
        assertThat(faults(read)).isEmpty();
        assertThat(read.findings().map(Finding::toString))
                .anyMatch(f ->
                        f.endsWith("Bell Ringers: this gives no profile and no keyword: rules in words; played without "
                                + "it (in Beacon)"));
        ReadResult bought =
                inBeacon("selectionEntries", words.replace(MUST, MUST.replaceFirst("<constraint [^>]*min[^>]*>", "")));
        assertThat(faults(bought)).anyMatch(f -> f.contains("Bell Ringers: 'Bell Ringers' is no known keyword"));
    }

    @Test
    void inARosterToo() throws IOException {
        String rules =
                "<selection id=\"f\" name=\"- Faction Rules\" number=\"1\" type=\"upgrade\"><rules><rule id=\"r\""
                        + " name=\"Bells\"/></rules></selection>";
        String text = Files.readString(SampleLists.ROSTER).replaceFirst("<selections>", "<selections>" + rules);
        ReadResult read = SampleLists.read(SampleLists.written(folder, "a.ros", text));
        assertThat(read.sound()).as(read.findings().toString()).isTrue();
        assertThat(read.teams()).isEqualTo(SampleLists.read(SampleLists.ROSTER).teams());
        assertThat(read.contents().head().cards()).isEqualTo(3);
    }

    /** Such a limit is -1 in BattleScribe. */
    @ParameterizedTest
    @ValueSource(strings = {"Troop", "Living Legend"})
    @Rule({"TEAM-2", "TEAM-3"})
    void aCategoryMayHaveNoLimit(String category) {
        String none = "<constraint field=\"selections\" scope=\"force\" value=\"-1\" id=\"n\" type=\"max\"/>";
        String begin = "name=\"" + category + "\" hidden=\"false\">\n      <constraints>";
        Path system = SampleLists.changed(folder, SampleLists.SYSTEM, begin, begin + none + none.replace("max", "min"));
        ReadResult read = SampleLists.read(system, SampleLists.LIST);
        assertThat(read.lists().head().limits())
                .containsExactlyInAnyOrderElementsOf(
                        CategoryLimit.THIRD_EDITION.reject(limit -> limit.category() == Category.MINION));
    }

    /** A limit that grows on a condition is not one that always grows. */
    @ParameterizedTest
    @ValueSource(strings = {"<conditions>%s</conditions>", "<conditionGroups>%s</conditionGroups>"})
    @Rule("TEAM-3")
    void aCategoryGrowsWithoutConditions(String when) {
        String condition =
                "<condition field=\"selections\" scope=\"force\" value=\"1\" childId=\"cat-troop\" type=\"atLeast\"/>";
        String asked = when.formatted(
                when.contains("Groups")
                        ? "<conditionGroup type=\"and\"><conditions>" + condition + "</conditions></conditionGroup>"
                        : condition);
        String begin = "field=\"pmax\" value=\"1.0\">";
        Path system = SampleLists.changed(folder, SampleLists.SYSTEM, begin, begin + asked);
        assertThat(faults(SampleLists.read(system, SampleLists.LIST)))
                .anyMatch(fault -> fault.contains("Support: a modifier of this category is not understood"));
    }

    /** Half a character cannot be written to a file. */
    @Test
    void aLongNameEndsWithAWholeCharacter() throws IOException {
        String title = "x".repeat(59);
        ReadResult read = list("name=\"Rust Choir\"", "name=\"" + title + "\ud83d\ude00\"");
        assertThat(read.lists().map(ForceList::faction)).containsExactly(title);
    }

    @Test
    void aLongOrderEndsWithAWholeCharacter() throws IOException {
        String text = Files.readString(SampleLists.LIST)
                .replaceAll(
                        "(?s)(name=\"Special Order: Called Shots\".*?<description>).*?<",
                        "$1" + "x".repeat(1_999) + "\ud83d\ude00<");
        assertThat(SampleLists.read(SampleLists.SYSTEM, SampleLists.written(folder, "order.cat", text))
                        .orders()
                        .map(order -> order.text()))
                .containsExactly("x".repeat(1_999));
    }

    @Test
    void aLongPersonalNameEndsWithAWholeCharacter() throws IOException {
        String title = "x".repeat(59);
        String called = Files.readString(SampleLists.ROSTER)
                .replaceFirst("name=\"Rigger\"", "$0 customName=\"" + title + "\ud83d\ude00\"");
        assertThat(SampleLists.read(SampleLists.written(folder, "called.ros", called))
                        .teams()
                        .flatMap(ChosenTeam::models)
                        .flatMap(ChosenModel::called))
                .containsExactly(title);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Special Orders: Called Shots", "special orders : Called Shots", "SPECIAL  ORDER: Called Shots"})
    @Rule("CMD-9")
    void anOrderMayStandInThePlural(String printed) {
        ReadResult read = list("Special Order: Called Shots", printed);
        assertThat(faults(read)).isEmpty();
        assertThat(card(read, "Foreman Oda").card().order()).contains("Called Shots");
        assertThat(read.orders().map(order -> order.name())).containsExactly("Called Shots");
        ReadResult ability = list("Tactician (1)", "Tactician (1)\n" + printed);
        assertThat(faults(ability)).isEmpty();
        assertThat(card(ability, "Foreman Oda").card().keywords()).containsExactly(Keyword.of("TACTICIAN", 1));
    }

    @Test
    @Rule("ITEM-7")
    void fixedItemsOfTheGameSystemAreThoseOfTheCard() {
        String links = Vector.of("e-frag", "e-blast", "e-frag", "e-blast")
                .map(id -> "<entryLink id=\"l\" name=\"Grenade\" targetId=\"" + id + "\" type=\"selectionEntry\">"
                        + MUST + "</entryLink>")
                .mkString();
        ListedCard beacon = card(inBeacon("entryLinks", links), "Beacon");
        assertThat(beacon.card().weapons().map(Weapon::toString))
                .containsExactly(
                        "Grenade R3 GRENADE (FRAG (3)), ONE-USE",
                        "Grenade 2 R3 GRENADE (BLAST), ONE-USE",
                        "Grenade 3 R3 GRENADE (FRAG (3)), ONE-USE",
                        "Grenade 4 R3 GRENADE (BLAST), ONE-USE");
        String four = "<entryLink id=\"l\" name=\"Grenade\" targetId=\"e-blast\" type=\"selectionEntry\">"
                + MUST.replace("1.0", "4.0") + "</entryLink>";
        ListedCard several = card(inBeacon("entryLinks", four), "Beacon");
        assertThat(several.card().weapons()).hasSize(4);
        assertThat(several.points()).isEqualTo(6 + 4 * 3);
        String pack = "<entryLink id=\"l\" name=\"Medi Pack\" targetId=\"e-medi\" type=\"selectionEntry\">" + MUST
                + "</entryLink>";
        assertThat(card(inBeacon("entryLinks", pack), "Beacon").card().keywords())
                .contains(Keyword.of("MEDI-PACK"));
    }

    /** A roster of the list names them in the same way. */
    @Test
    @Rule("TEAM-8")
    void weaponsOfAnAdditionalModelHaveDifferentNames() {
        String kite = "<selectionEntry id=\"kite\" name=\"Kite\" hidden=\"false\" collective=\"false\" import=\"true\""
                + " type=\"unit\">";
        String grenade = "<entryLink id=\"l\" name=\"Grenade\" targetId=\"e-blast\" type=\"selectionEntry\">" + MUST
                + "</entryLink>";
        Path system = SampleLists.changed(
                folder, SampleLists.SYSTEM, kite, kite + "<entryLinks>" + grenade + grenade + "</entryLinks>");
        assertThat(card(SampleLists.read(system, SampleLists.LIST), "Sable Twin")
                        .extras()
                        .flatMap(Card::weapons)
                        .map(Weapon::name))
                .containsExactly("Grenade", "Grenade 2");
    }

    @Test
    void aFindingNamesTheCard() {
        String lost = "<entryLink id=\"l\" name=\"Grenade\" targetId=\"nowhere\" type=\"selectionEntry\">" + MUST
                + "</entryLink>";
        assertThat(faults(inBeacon("entryLinks", lost)))
                .singleElement()
                .asString()
                .endsWith("Grenade: this link leads to no entry; what is linked is not read (in Beacon)");
    }

    @Test
    void aSecondReconIsNamed() {
        ReadResult read = list(">Recon 4+, Tactician (1)<", ">Recon 4+, Recon 7+, Tactician (1)<");
        assertThat(read.findings().map(Finding::toString))
                .anyMatch(text -> text.contains("Foreman Oda: 'Recon 7+' is a second RECON; 'Recon 4+' is read"));
        assertThat(card(read, "Foreman Oda").card().recon()).isEqualTo(Statistic.of("4+"));
    }

    @Test
    void aSecondCharacteristicIsNamed() {
        ReadResult read = list(
                "typeId=\"base\">25mm<",
                "typeId=\"base\">25mm</characteristic><characteristic name=\"HP\" typeId=\"hp\">3<");
        assertThat(faults(read).head()).endsWith("Foreman Oda: the profile has 'HP' twice; the first is read");
        assertThat(card(read, "Foreman Oda").card().hitPoints()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"4\t0mm, 40", "'4 0 mm', 40", "40mm, 40"})
    void aBaseIsReadWhateverSpacesStandInIt(String printed, int mm) {
        ReadResult read = list(">25mm<", ">" + printed + "<");
        assertThat(faults(read)).isEmpty();
        assertThat(card(read, "Foreman Oda").card().base()).contains(mm);
    }

    @Test
    @Rule("TEAM-4")
    void aLimitOfNoneThatAModifierRaisesIsALimit() {
        ForceList list = swarms("<repeats><repeat field=\"selections\" scope=\"roster\" value=\"1.0\" childId=\"rig\""
                + " repeats=\"2\"/></repeats>");
        assertThat(list.card("Stray Dog").get().limits().map(Object::toString))
                .containsExactly("0, and 2 more for each 'Rigger'");
        assertThat(told(list, 1, 2)).isEmpty();
        assertThat(told(list, 1, 40))
                .containsExactly(
                        "team: 'Stray Dog' comes at most 2 times here (0, and 2 more for each 'Rigger'), not 40"
                                + " (TEAM-4)");
        assertThat(told(list, 2, 4)).isEmpty();
        assertThat(told(list, 2, 5)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "atLeast, 2, '0, but 3 with at least 2 ''Rigger''', 1, 2",
        "greaterThan, 1, '0, but 3 with at least 2 ''Rigger''', 1, 2",
        "equalTo, 2, '0, but 3 with exactly 2 ''Rigger''', 3, 2",
        "lessThan, 2, '0, but 3 with at most 1 ''Rigger''', 2, 1",
        "atMost, 1, '0, but 3 with at most 1 ''Rigger''', 2, 1"
    })
    @Rule("TEAM-4")
    void conditionsCountTheTeamsOtherModels(String type, int value, String words, int without, int with) {
        ForceList list = swarms("SET<conditions><condition field=\"selections\" scope=\"force\" value=\"" + value
                + ".0\" childId=\"rig\" type=\"" + type + "\"/></conditions>");
        assertThat(list.card("Stray Dog").get().limits().map(Object::toString)).containsExactly(words);
        assertThat(told(list, without, 1)).hasSize(1);
        assertThat(told(list, with, 3)).isEmpty();
        assertThat(told(list, with, 4)).hasSize(1);
    }

    @Test
    @Rule("TEAM-4")
    void groupsOfConditionsAndCategoriesCount() {
        ReadResult read = swarmsRead("SET<conditionGroups><conditionGroup type=\"or\"><conditions>"
                + "<condition field=\"selections\" scope=\"roster\" value=\"1\" childId=\"cat-legend\" "
                + "type=\"atLeast\"/>"
                + "<condition field=\"selections\" scope=\"roster\" value=\"3\" childId=\"rig\" type=\"atLeast\"/>"
                + "</conditions></conditionGroup></conditionGroups>");
        assertThat(read.findings().map(Finding::toString)).noneMatch(found -> found.contains("conditionGroup"));
        assertThat(faults(read)).isEmpty();
        ForceList list = read.lists().head();
        assertThat(list.card("Stray Dog").get().limits().map(Object::toString))
                .containsExactly("0, but 3 with (at least 1 living legend or at least 3 'Rigger')");
        assertThat(told(list, 2, 1)).hasSize(1);
        assertThat(told(list, 3, 3)).isEmpty();
        assertThat(told(list, 1, 3, list.card("Old Marrow").get())).isEmpty();
    }

    @Test
    void aConditionThatIsNotUnderstoodRaisesNothing() {
        ReadResult read = swarmsRead("SET<conditions><condition field=\"limit::pts\" scope=\"roster\" value=\"100\""
                + " childId=\"rig\" type=\"atLeast\"/></conditions>");
        assertThat(faults(read)).singleElement().asString().contains("Stray Dog: this condition is not understood");
        assertThat(read.lists().head().card("Stray Dog")).isEmpty();
    }

    @Test
    @Rule("TEAM-9")
    void teamsOfFreeModelsComeToAnEnd() {
        ForceList list = swarms("<repeats><repeat field=\"selections\" scope=\"roster\" value=\"1.0\" childId=\"rig\""
                + " repeats=\"1000\"/></repeats>");
        ForceList endless =
                new ForceList(list.faction(), list.limits(), list.cards().map(card -> card.withLimits(Vector.empty())));
        for (ForceList from : Vector.of(list, endless)) {
            SplitMix64 chance = new SplitMix64(7);
            Vector<ChosenTeam> teams = Vector.range(0, 40)
                    .map(i -> from.random("x", 100, chance::below).get());
            assertThat(teams).allMatch(team -> from.check(team, 100).isEmpty());
            assertThat(teams.flatMap(ChosenTeam::models)).anyMatch(m -> m.name().equals("Stray Dog"));
        }
        assertThat(endless.random("x", 1_000_000, new SplitMix64(7)::below)
                        .get()
                        .models())
                .hasSizeLessThanOrEqualTo(200);
    }

    /** An entry has P profiles and is linked P times. */
    @Test
    void aProfileIsReadOnceHoweverManyCardsHaveIt() {
        int many = 60;
        AtomicInteger asked = new AtomicInteger();
        ReadResult read = ListFiles.read(
                Vector.of(SampleLists.SYSTEM, branched(many)), Shipped.ruleset().with(new Counted(asked)));
        assertThat(read.lists()
                        .head()
                        .cards()
                        .filter(card -> card.card().weapons().size() == many))
                .hasSize(many);
        assertThat(asked).hasValueLessThan(4 * many);
    }

    @Test
    void profilesCountAgainstTheLimit() {
        ReadResult read = SampleLists.read(SampleLists.SYSTEM, branched(150));
        assertThat(faults(read)).anyMatch(f -> f.contains("more than 20000 entries and profiles are linked"));
    }

    /** Twenty entries, each with twenty entries, and so on. */
    @Test
    void repeatedFixedEntriesCountAgainstTheLimit() {
        String twenty = MUST.replace("1.0", "20.0");
        String open = "<selectionEntries><selectionEntry id=\"n\" name=\"Box\" type=\"upgrade\">" + twenty;
        String box = open.repeat(8) + "<profiles><profile id=\"np\" name=\"Nail\" typeName=\"Weapon\"><characteristics>"
                + "<characteristic name=\"Range\">CC</characteristic><characteristic name=\"AP\">-</characteristic>"
                + "</characteristics></profile></profiles>" + "</selectionEntry></selectionEntries>".repeat(8);
        String within = box.substring("<selectionEntries>".length(), box.length() - "</selectionEntries>".length());
        assertThat(faults(inBeacon("selectionEntries", within)))
                .anyMatch(f -> f.contains("Box: more than 20000 entries and profiles are linked"))
                .anyMatch(f -> f.contains("Beacon: a part of this card cannot be read"));
    }

    private Path branched(int many) {
        String profiles = Vector.range(0, many)
                .map(i -> "<profile id=\"p" + i + "\" name=\"Gun " + i + "\" typeName=\"Weapon\"><characteristics>"
                        + "<characteristic name=\"Range\">R5</characteristic><characteristic "
                        + "name=\"AP\">-</characteristic>"
                        + "<characteristic name=\"Keywords\">Tallied</characteristic></characteristics></profile>")
                .mkString();
        String cards = Vector.range(0, many)
                .map(i -> "<selectionEntry id=\"k" + i + "\" name=\"Card " + i + "\" type=\"model\"><infoLinks>"
                        + "<infoLink id=\"i\" name=\"Rigger\" targetId=\"p-rig\" type=\"profile\"/></infoLinks>"
                        + "<categoryLinks><categoryLink id=\"c\" targetId=\"cat-troop\" "
                        + "primary=\"true\"/></categoryLinks>"
                        + "<entryLinks><entryLink id=\"l\" name=\"Arms\" targetId=\"arms\" type=\"selectionEntry\">"
                        + MUST
                        + "</entryLink></entryLinks></selectionEntry>")
                .mkString();
        Path list = SampleLists.changed(folder, SampleLists.LIST, BEACON, cards + BEACON);
        return SampleLists.changed(
                folder,
                list,
                "<sharedSelectionEntries>",
                "<sharedSelectionEntries><selectionEntry id=\"arms\" name=\"Arms\" type=\"upgrade\"><profiles>"
                        + profiles + "</profiles></selectionEntry>");
    }

    /** Counts the calls of {@code fault}. */
    private record Counted(AtomicInteger asked) implements KeywordRule {
        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-TALLIED");
        }

        @Override
        public String printed() {
            return "TALLIED";
        }

        @Override
        public io.vavr.control.Option<io.github.deadcube.api.rule.Fault> fault(Keyword keyword, Placement placement) {
            asked.incrementAndGet();
            return io.vavr.control.Option.none();
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    /** A list with a free follower, which only a modifier allows. */
    private ForceList swarms(String change) {
        ReadResult read = swarmsRead(change);
        assertThat(faults(read)).isEmpty();
        return read.lists().head();
    }

    private ReadResult swarmsRead(String change) {
        boolean set = change.startsWith("SET");
        String modifier = "<modifier type=\"" + (set ? "set" : "increment") + "\" field=\"dogmax\" value=\""
                + (set ? "3.0" : "1.0") + "\">" + (set ? change.substring(3) : change) + "</modifier>";
        try {
            String text = Files.readString(SampleLists.LIST)
                    .replaceFirst("(?s)<modifier type=\"set\" field=\"dogmax\".*?</modifier>", modifier)
                    .replaceFirst(
                            "(<constraint field=\"selections\" scope=\"parent\" value=\"0.0\"[^>]*id=\"dogmax\""
                                    + "[^>]*>)\\s*<constraint[^>]*>",
                            "$1")
                    .replace("value=\"8.0\"", "value=\"0.0\"");
            return SampleLists.read(SampleLists.SYSTEM, SampleLists.written(folder, "swarms.cat", text));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Vector<String> told(ForceList list, int riggers, int dogs, ListedCard... others) {
        ListedCard rigger = list.card("Rigger").get();
        ListedCard dog = list.card("Stray Dog").get();
        Vector<ChosenModel> models = Vector.of(list.card("Foreman Oda").get().model(Vector.of("Rivet Gun")))
                .appendAll(Vector.fill(riggers, () -> rigger.model(Vector.of("Cutter"))))
                .appendAll(Vector.fill(dogs, () -> dog.model(Vector.empty())))
                .appendAll(Vector.of(others).map(card -> card.model(Vector.empty())));
        return list.check(new ChosenTeam("x", list.faction(), models), 999).map(Fault::toString);
    }

    private ReadResult inBeacon(String tag, String what) {
        try {
            String text = Files.readString(SampleLists.LIST);
            int begin = text.indexOf(BEACON);
            int end = text.indexOf("<costs>", begin);
            String more = text.substring(0, end) + "<" + tag + ">" + what + "</" + tag + ">" + text.substring(end);
            return SampleLists.read(SampleLists.SYSTEM, SampleLists.written(folder, "more.cat", more));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private ReadResult list(String from, String to) {
        return SampleLists.read(SampleLists.SYSTEM, SampleLists.changed(folder, SampleLists.LIST, from, to));
    }

    private static ListedCard card(ReadResult read, String name) {
        return read.lists().head().card(name).get();
    }

    private static Vector<String> faults(ReadResult read) {
        return read.findings().filter(f -> f.kind() == Kind.FAULT).map(Finding::toString);
    }
}
