package io.github.deadcube.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.mission.DrawnMission;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What {@code start} accepts can be kept in a file and continued. All else is refused at the start. */
class KeptSetupPropertyTest {
    private static final Rules RULES = Deadcube.rules();
    private static final GameSettings SEEDED = GameSettings.seeded(7);
    private static final int INPUTS = 12;

    @Property
    @Tries(build = 40, thorough = 20_000)
    void aGameThatStartsIsResumed(@ForAll Random chance) throws IOException {
        for (Setup setup : altered(setup(chance), chance)) {
            Either<Seq<Fault>, GameState> begun = RULES.start(setup);
            if (begun.isLeft()) inWords(begun.getLeft());
            else kept(begun.get(), chance);
        }
    }

    @Property
    @Tries(build = 20, thorough = 10_000)
    void aSituationThatBeginsIsResumed(@ForAll Random chance) throws IOException {
        Setup setup = setup(chance);
        Option<GameState> begin = RULES.start(setup).toOption();
        if (begin.isEmpty()) return;
        Match match = Match.random(RULES, begin.get(), chance.nextLong());
        for (int inputs = chance.nextInt(200); inputs > 0; inputs--) match.step();
        if (match.state().position().round() == 0) return;
        for (Parts parts : altered(Parts.of(match.state().position()), chance)) {
            Either<Seq<Fault>, GameState> begun = RULES.resume(parts.in(match.state()));
            if (begun.isLeft()) inWords(begun.getLeft());
            else kept(begun.get(), chance);
        }
    }

    /** What a program may say of a position. */
    private record Parts(
            int round, Side initiative, SideState a, SideState b, Vector<Model> models, Vector<Marker> markers) {
        static Parts of(Position p) {
            return new Parts(p.round(), p.initiative(), p.a(), p.b(), p.models().toVector(), p.markers());
        }

        GameState in(GameState state) {
            return GameStateBuilder.from(state)
                    .round(round)
                    .initiative(initiative)
                    .side(Side.A, a)
                    .side(Side.B, b)
                    .models(models.filter(m -> state.position().model(m.id()).isDefined()))
                    .markers(markers)
                    .build();
        }
    }

    private static <T> Option<T> altered(T value, Random chance) {
        Option<T> altered = Option.some(value);
        AlteredParts parts = new AlteredParts(chance);
        for (int changes = 1 + chance.nextInt(3); changes > 0; changes--) altered = altered.flatMap(parts::altered);
        return altered;
    }

    private static Setup setup(Random chance) {
        Setup setup = Shipped.setup(Shipped.registry()
                .rulesets()
                .get(chance.nextInt(Shipped.registry().rulesets().size())));
        Mission mission = DrawnMission.of(chance.nextLong());
        return chance.nextInt(3) == 0 ? setup : setup.withScenario(mission.withSize(Option.none()));
    }

    private static void inWords(Seq<Fault> errors) {
        assertThat(errors)
                .isNotEmpty()
                .allSatisfy(error -> assertThat(error.toString())
                        .doesNotContain("Exception", "null")
                        .hasSizeLessThan(1_000));
    }

    static void kept(GameState begin, Random chance) throws IOException {
        Path path = Files.createTempFile("kept", ".txt");
        Setup setup = begin.position().game().setup();
        Game session = Game.of(RULES, begin, SEEDED);
        assertThat(session.keepIn(path)).isEmpty();
        for (int i = 0; i < INPUTS && session.sideToAnswer().isDefined(); i++) {
            Side side = session.sideToAnswer().get();
            Vector<Choice> options = session.options();
            session.seat(side)
                    .answer(session.number(), options.get(chance.nextInt(options.size())))
                    .get();
        }
        session.close();
        assertThat(session.fault()).isEmpty();
        Scenario scenario = setup.scenario();
        Registry registry = new Registry(
                Vector.of(setup.ruleset()),
                scenario instanceof Mission ? Vector.of(Deadcube.patrol()) : Vector.of(scenario));
        try {
            Game again = Game.resume(RULES, registry, path, SEEDED)
                    .getOrElseThrow(faults -> new AssertionError(faults.mkString("\n")));
            assertThat(again.state()).isEqualTo(session.state());
            assertThat(again.state().position().game().setup()).isEqualTo(setup);
            again.close();
            assertThat(again.save()).isEqualTo(session.save());
        } finally {
            Files.delete(path);
        }
    }
}
