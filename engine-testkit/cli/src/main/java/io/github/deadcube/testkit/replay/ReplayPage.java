package io.github.deadcube.testkit.replay;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.board.CubeFace;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.drawing.TableDrawings;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.replay.ReplayFrames.Still;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
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
     * ({@link io.github.deadcube.core.record.Viewer#EVERYBODY}), also while the game goes on.
     *
     * @throws IllegalArgumentException if a rule forbids an input, with the message of {@link Rules#play}
     */
    public static String of(String name, Rules rules, GameState begin, Seq<Input> inputs) {
        Vector<Still> stills = ReplayFrames.of(rules, begin, inputs);
        Vector<CubeFace> faces =
                stills.flatMap(still -> still.position().changedFaces()).distinct();
        TableDrawings drawings = new TableDrawings("", begin.position(), faces);
        int levels = begin.position().battlefield().levels();
        String plans = Vector.rangeClosed(1, levels)
                .map(level ->
                        "<figure><figcaption>Level " + level + "</figcaption>" + drawings.plan(level) + "</figure>")
                .mkString("\n");
        String data = ReplayData.of(stills, drawings);
        Map<String, String> parts = LinkedHashMap.of(
                "name",
                escaped(name),
                "style",
                TableDrawings.style() + resource("replay.css"),
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
}
