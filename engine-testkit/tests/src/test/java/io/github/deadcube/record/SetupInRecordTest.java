package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.battlefield.RandomBattlefield;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every set-up that the engine accepts can be read back from its record. */
class SetupInRecordTest {
    private static final Vector<String> WEAPONS = Vector.of(
            "rifle",
            "Heavy rifle",
            "R2 gun",
            "CC blade",
            "at",
            "damage dealer",
            "marked one",
            "to",
            "A1 lance",
            "AP gun",
            "order",
            "board",
            "leader",
            "RA gun",
            "big R5 CC AP1 thing",
            "equipment",
            "carries well",
            "used up",
            "TOUGH");
    private static final Vector<Keyword> KEYWORDS = Vector.of(
            Keyword.of("TOUGH"), Keyword.of("TACTICIAN", 2), Keyword.of("RESILIENT", 1), Keyword.of("BOOM!", 3));
    private static final Vector<Keyword> OF_WEAPONS = Vector.of(
            Keyword.of("RAPID FIRE"), Keyword.of("WEIGHT OF FIRE", 2), Keyword.of("KNOCKBACK"), Keyword.of("ONE-USE"));

    @ParameterizedTest
    @ValueSource(ints = {8, 9})
    void aGameThatGoesOnHasItsNumberOfItemTokens(int items) {
        Game begun = Game.read("A1 SV 5+; B1 SV 5+; items " + items, Shipped.setup(), GameSettings.seeded(3))
                .get();
        for (int i = 0; i < 9; i++) begun.play(begun.options().head());
        GameState state = begun.state();
        String record = Game.of(Recorded.RULES, state, GameSettings.seeded(3)).save();
        assertThat(Game.load(record, GameSettings.seeded(3)).get().state()).isEqualTo(state);
        assertThat(record).contains("items " + items);
    }

    @Property
    @Tries(build = 60, thorough = 300)
    void asItWas(@ForAll Random chance) {
        Setup setup = setup(chance);
        Option<GameState> begin = Recorded.RULES.start(setup).toOption();
        assertThat(begin)
                .as(() -> Recorded.RULES.start(setup).getLeft().mkString("\n"))
                .isNotEmpty();
        Recorder recorder = Recorder.of(begin.get(), Option.none());
        recorder.unfinished();
        assertThat(RecordReader.read(recorder.text())
                        .flatMap(record -> new Verifier(Recorded.RULES, Shipped.registry()).begin(record))
                        .map(state -> state.position().game().setup()))
                .as(recorder.text())
                .containsExactly(setup);
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(recorder.text()))
                .isEqualTo(new Verdict.Verified(
                        0, Option.none(), false, Option.none(), Option.none(), Option.none(), Option.none()));
    }

    private static Ruleset reversed(Ruleset rules) {
        Library l = rules.library();
        return rules.withLibrary(new Library(l.keywords(), l.items(), l.orders().reverse()));
    }

    private static Setup setup(Random chance) {
        return new Setup(
                chance.nextBoolean() ? Shipped.ruleset() : reversed(Shipped.ruleset()),
                new OpenGround(),
                new RandomBattlefield(chance).field(),
                1 + chance.nextInt(20_000),
                team(chance),
                team(chance),
                chance.nextInt(3) == 0 ? Option.none() : Option.some(Side.BOTH.get(chance.nextInt(2))));
    }

    private static StrikeTeam team(Random chance) {
        int models = 1 + chance.nextInt(2);
        return new StrikeTeam(
                new RandomBattlefield(chance).words(),
                1 + chance.nextInt(models),
                Vector.fill(models, () -> card(chance)));
    }

    private static Card card(Random chance) {
        Option<String> order = Option.some(
                Shipped.ruleset().library().orders().get(chance.nextInt(2)).name());
        return Card.named(chance.nextInt(5) == 0 ? "A1" : new RandomBattlefield(chance).words())
                .withAdvance(chance.nextInt(3))
                .withSprint(chance.nextInt(4))
                .withRanged(statistic(chance))
                .withFight(statistic(chance))
                .withSurvive(statistic(chance))
                .withArmour(chance.nextInt(3))
                .withHitPoints(1 + chance.nextInt(3))
                .withWorth(chance.nextInt(4))
                .withRecon(statistic(chance))
                .withEquipment(chance.nextInt(3) == 0 ? Option.some(RuleIds.I_AMMO) : Option.none())
                .withOrder(chance.nextInt(3) == 0 ? order : Option.none())
                .withWeapons(WEAPONS.filter(name -> chance.nextInt(5) == 0).map(name -> weapon(name, chance)))
                .withKeywords(KEYWORDS.filter(keyword -> chance.nextInt(3) == 0));
    }

    private static Weapon weapon(String name, Random chance) {
        int range = chance.nextInt(4);
        return new Weapon(
                name,
                range,
                chance.nextInt(3),
                range == 0 ? Vector.empty() : OF_WEAPONS.filter(keyword -> chance.nextInt(3) == 0));
    }

    private static Statistic statistic(Random chance) {
        int target = chance.nextInt(9);
        return new Statistic(target < 2 ? 0 : target);
    }
}
