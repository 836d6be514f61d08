package io.github.deadcube.testkit.replay;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.CubeFace;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.plan.Destinations;
import io.github.deadcube.core.plan.Destinations.Destination;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.narration.Narrator;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game as one HTML page that needs no other files and no network. It shows the battlefield as plans and from the south-west, each
 * prompt with its options and the answer, the narration with its dice, the score over time, lines of sight, possible moves, and the
 * texts of the cited rules. A reader of the page sees what both sides see, and nothing that was hidden from both.
 *
 * <pre>{@code
 * Files.writeString(file, ReplayPage.of("Patrol", Deadcube.rules(), begin, inputs));
 * }</pre>
 */
public final class ReplayPage {
    /** A placeholder in the page. The text that replaces it is not searched for placeholders. */
    private static final Pattern PART = Pattern.compile("\\{\\{([a-z]+)}}");

    private ReplayPage() {}

    /**
     * Plays a game again and writes its page, a whole HTML document, the same for the same game. Nothing on it is hidden from the audience
     * ({@link io.github.deadcube.core.support.Viewer#EVERYBODY}), also while the game goes on.
     *
     * @throws IllegalArgumentException if a rule forbids an input, with the message of {@link Rules#play}
     */
    public static String of(String name, Rules rules, GameState begin, Seq<Input> inputs) {
        Vector<ReplayFrames.ReplayStep> steps = ReplayFrames.of(rules, begin, inputs);
        Vector<CubeFace> faces =
                steps.flatMap(still -> still.position().changedFaces()).distinct();
        BattlefieldDrawings drawings = new BattlefieldDrawings("", begin.position(), faces);
        int levels = begin.position().battlefield().levels();
        String plans = Vector.rangeClosed(1, levels)
                .map(level ->
                        "<figure><figcaption>Level " + level + "</figcaption>" + drawings.plan(level) + "</figure>")
                .mkString("\n");
        String data = ReplayData.of(steps, drawings);
        Map<String, String> parts = LinkedHashMap.of(
                "name",
                escaped(name),
                "style",
                BattlefieldDrawings.style() + resource("replay.css"),
                "view",
                drawings.view(),
                "plans",
                plans,
                "script",
                resource("replay.js"),
                "data",
                data);
        return PART.matcher(resource("replay.html"))
                .replaceAll(part ->
                        Matcher.quoteReplacement(parts.get(part.group(1)).get()));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String resource(String name) {
        return TextFile.packaged(ReplayPage.class.getResourceAsStream(name), "the resource " + name);
    }

    /** A replayed game, input by input, with its narration, as the audience sees it. */
    static final class ReplayFrames {
        /** The text of a shuffle, because its order is hidden. */
        private static final String SHUFFLED = "shuffled";

        private final List<ReplayStep> steps = new ArrayList<>();
        private final List<String> lines = new ArrayList<>();

        private ReplayFrames() {}

        static Vector<ReplayStep> of(Rules rules, GameState begin, Seq<Input> inputs) {
            return new ReplayFrames().played(rules, begin, inputs);
        }

        private Vector<ReplayStep> played(Rules rules, GameState begin, Seq<Input> inputs) {
            Narrator narrator = new Narrator(begin.position(), Viewer.EVERYBODY, TextStyle.NONE, lines::add);
            GameState state = begin;
            for (Input input : inputs) {
                add(rules, state, Option.some(input instanceof Shuffle ? SHUFFLED : input.toString()));
                Transition next = rules.play(state, input);
                narrator.onTransition(input, next);
                state = next.state();
            }
            narrator.flush();
            add(rules, state, Option.none());
            return Vector.ofAll(steps);
        }

        private void add(Rules rules, GameState state, Option<String> answer) {
            Prompt prompt = rules.prompt(state);
            steps.add(new ReplayStep(
                    state.position(),
                    state.describePending(),
                    prompt,
                    reached(rules, state, prompt),
                    answer,
                    Vector.ofAll(lines)));
            lines.clear();
        }

        /** The cubes that the active model can reach, as everybody knows them: what a token is may decide where a way ends. */
        private static Vector<Cube> reached(Rules rules, GameState state, Prompt prompt) {
            if (!(prompt instanceof Prompt.Decision decision)
                    || decision.purpose() != Purpose.ACTIVATION && decision.purpose() != Purpose.MOVEMENT)
                return Vector.empty();
            return Vector.ofAll(state.position().active())
                    .flatMap(active -> Destinations.of(rules, Viewer.EVERYBODY.view(state), active.model()))
                    .map(Destination::cube)
                    .distinct();
        }

        /**
         * A moment of a game.
         *
         * @param doing the pending steps
         * @param reached the cubes that the active model can reach, if it may move
         * @param answer the input, without the order of a shuffle; none for the last moment
         * @param lines the indented narration that leads to the state
         */
        record ReplayStep(
                Position position,
                String doing,
                Prompt prompt,
                Vector<Cube> reached,
                Option<String> answer,
                Vector<String> lines) {}
    }
}
