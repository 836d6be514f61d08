package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A SPECIAL with a cube, or a side of a half-cube, as its target. */
interface CubeSpecial extends Special {
    /** Whether a model may use it on a cube of the battlefield, or a side of one. */
    boolean reaches(GameView game, ModelId me, Cube cube);

    /** Why the target is no cube with a floor, or side of one; null if it is. */
    static @Nullable String fault(GameView game, Choice.Use use) {
        if (!use.target().isCube()) return "no cube is named";
        Cube cube = use.target().where().get();
        if (!game.battlefield().contains(cube)) return "the cube is not on the battlefield";
        if (!game.battlefield().hasFloor(cube)) return "the cube has no floor";
        return game.parts(cube).size() > 1 ? "the cube is halved, and no side of it is named" : null;
    }

    @Override
    default void targets(GameView game, ModelId me, Consumer<Choice.Use> each) {
        Battlefield field = game.battlefield();
        for (int i = 0; i < field.size(); i++) {
            // an index loop: an iterator for each cube would be most of the cost
            Vector<Cube> parts = game.parts(field.cube(i));
            for (int part = 0; part < parts.size(); part++)
                if (reaches(game, me, parts.get(part)))
                    each.accept(new Choice.Use(rule(), me, Target.of(parts.get(part))));
        }
    }

    @Override
    default boolean offers(GameView game, Choice.Use use) {
        if (!use.target().isCube()) return false;
        Cube cube = use.target().where().get();
        return game.battlefield().contains(cube.whole())
                && game.parts(cube.whole()).contains(cube)
                && reaches(game, use.model(), cube);
    }

    /** K-COMM-LINK: a SPECIAL marks a cube, whose enemies INDIRECT weapons of friends count as seen. */
    static class CommLink extends PrintedKeyword.SpecialKeyword implements CubeSpecial {
        private static final String LEGAL = "a cube with a floor in its line of sight; of a half-cube, a side";

        CommLink(RuleId rule) {
            super("COMM-LINK", rule, "the model does not see the cube", LEGAL);
        }

        @Override
        public boolean isEquipment() {
            return true;
        }

        /** The cube's mark of a friend lets INDIRECT weapons count the enemies in it as seen. */
        @Override
        public void attachToMarkers(Registration<Marker> hooks) {
            hooks.modify(Modifier.SPOTTED, Scope.ANY, (game, mark, shot) -> marks(mark, shot) ? 1 : 0);
        }

        static boolean marks(Marker mark, CubeShot shot) {
            return mark.cube().equals(shot.cube())
                    && mark.owner()
                            .exists(owner -> owner.side() == shot.shooter().side());
        }

        /** LOS-5: a spot of a cube without a floor never counts, for any sight of an application. */
        @Override
        public boolean reaches(GameView game, ModelId me, Cube cube) {
            return game.battlefield().hasFloor(cube) && game.ruleset().sight().sees(game, me, cube);
        }

        @Override
        public Rejection refusal(GameView game, Choice.Use use) {
            String fault = CubeSpecial.fault(game, use);
            return fault == null ? super.refusal(game, use) : new Rejection(rule(), fault, LEGAL);
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            Cube cube = use.target().where().get();
            Marker marker =
                    Marker.of(rule(), cube).withOwner(Option.some(use.model())).withUntil(Mark.Until.ROUND);
            if (!effects.markers().contains(marker)) effects.placeMarker(marker, rule());
        }

        /** R25-K-COMM-LINK: the mark stays until the model makes another one, and adds a die to aims at the cube. */
        static final class Revised extends CommLink {
            Revised() {
                super(RuleIds.R25_K_COMM_LINK);
            }

            @Override
            public void attachToMarkers(Registration<Marker> hooks) {
                hooks.modify(Modifier.AIM_DICE, Scope.ANY, (game, mark, shot) -> marks(mark, shot) ? 1 : 0);
            }

            @Override
            public void use(Effects effects, Choice.Use use) {
                Marker mark = Marker.of(rule(), use.target().where().get())
                        .withOwner(Option.some(use.model()))
                        .withUntil(effects.has(Variant.MARKS_LAST_A_ROUND) ? Mark.Until.ROUND : Mark.Until.GAME);
                for (Marker before : effects.markers())
                    if (before.rule().equals(rule()) && before.owner().contains(use.model()) && !before.equals(mark))
                        effects.removeMarker(before, rule());
                if (!effects.markers().contains(mark)) effects.placeMarker(mark, rule());
            }
        }
    }

    /** K-TELEPORT: a SPECIAL, even beside enemies, moves the model up to 3 cubes, past anything, to a floor with room. */
    static class Teleport extends PrintedKeyword implements CubeSpecial {
        private static final int REACH = 3;

        Teleport(RuleId rule) {
            super("TELEPORT", rule, PrintedOn.MODEL, Brackets::nothing);
        }

        /** R25-K-TELEPORT: a long action of its own, beside enemies too. */
        static Teleport revised() {
            return new Teleport(RuleIds.R25_K_TELEPORT) {
                @Override
                public boolean isLong() {
                    return true;
                }
            };
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.offer(this);
        }

        @Override
        public boolean isAllowedBesideEnemies() {
            return true;
        }

        @Override
        public boolean leavesCube() {
            return true;
        }

        @Override
        public boolean reaches(GameView game, ModelId me, Cube cube) {
            Model m = game.model(me);
            int range = m.cube().range(cube);
            return m.card().advance() != 0
                    && range >= 1
                    && range <= REACH
                    && game.battlefield().hasFloor(cube)
                    && game.hasRoom(me, cube);
        }

        @Override
        public Rejection refusal(GameView game, Choice.Use use) {
            return new Rejection(
                    rule(), fault(game, use), "a cube, or a side of one, 1 to 3 cubes away, with a floor and room");
        }

        private static String fault(GameView game, Choice.Use use) {
            Model m = game.model(use.model());
            if (m.card().advance() == 0) return "the model has no SPEED";
            String fault = CubeSpecial.fault(game, use);
            if (fault != null) return fault;
            int range = m.cube().range(use.target().where().get());
            return range < 1 || range > REACH ? "the cube is " + range + " cubes away" : "the cube has no room";
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            effects.teleport(use.model(), use.target().where().get(), rule());
        }
    }
}
