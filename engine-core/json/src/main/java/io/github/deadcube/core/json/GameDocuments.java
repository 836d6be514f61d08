package io.github.deadcube.core.json;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.StateAssembler;
import io.github.deadcube.core.codec.StateData;
import io.github.deadcube.core.codec.StateData.PositionData;
import io.github.deadcube.core.codec.Trees;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The parts of the documents of one game, and the values that they say. */
final class GameDocuments {
    private final Game game;
    private final String setup;
    private final Labels labels;

    GameDocuments(Game game) {
        this.game = game;
        this.setup = StateData.hexadecimal(game.digest());
        this.labels = new Labels(game.setup());
    }

    /** The state of a document; null after an error. */
    @Nullable
    GameState state(Node node, ReadingContext in) {
        StateData read = Trees.read(node, StateData.class, in);
        return read == null || !in.sound() ? partly(node, in) : state(read, game, node, in);
    }

    /**
     * Reports what else is wrong with a state of which some parts cannot be read, if it has the rules and the set-up of
     * the game.
     */
    private @Nullable GameState partly(Node node, ReadingContext in) {
        boolean ofGame = node.kind() == Node.Kind.PARTS
                && node.textOf("rules").equals(game.setup().ruleset().toString())
                && (!node.textOf("digestVersion").equals(String.valueOf(GameState.DIGEST_VERSION))
                        || node.textOf("setup").equals(setup));
        return ofGame ? new StateAssembler(game, in, node).state(null) : null;
    }

    static @Nullable GameState state(StateData read, Game game, Node node, ReadingContext in) {
        boolean compares = read.digestVersion() == GameState.DIGEST_VERSION;
        String setup = compares ? read.setup() : StateData.hexadecimal(game.digest());
        if (!belongs(read.version(), read.rules(), setup, game, node, in)) return null;
        if (read.digest().isDefined() && read.digestVersion() == 0)
            in.wrong(node, "'digestVersion' is missing", "the version of the digest, " + GameState.DIGEST_VERSION);
        return new StateAssembler(game, in, node).state(read);
    }

    /** Whether a document has this version and belongs to this game, or to one with an earlier version of its rules. */
    private static boolean belongs(int version, String rules, String to, Game game, Node node, ReadingContext in) {
        String setup = StateData.hexadecimal(game.digest());
        JsonTree.version(version, node, in);
        String played = game.setup().ruleset().toString();
        if (game.setup().ruleset().succeeds(rules)) return in.sound();
        if (!rules.equals(played))
            in.wrong(
                    node.at("rules"),
                    Sentence.of("'rules' is '{rules}'", rules),
                    Sentence.of("'{played}', the rules of this game", played));
        else if (!to.equals(setup))
            in.wrong(
                    node.at("setup"),
                    Sentence.of("'setup' is '{to}'", to),
                    Sentence.of("this game's set-up, {setup}", setup));
        return in.sound();
    }

    ViewParts parts(PlayerView view) {
        return new ViewParts(
                Json.VERSION,
                game.setup().ruleset().toString(),
                setup,
                view.side(),
                PositionData.of(view.position(), view.known()),
                view.pending());
    }

    @Nullable
    PlayerView view(ViewParts read, Node node, ReadingContext in) {
        if (!belongs(read.version(), read.rules(), read.setup(), game, node, in)) return null;
        return new StateAssembler(game, in, node).view(read.side(), read.position(), read.pending());
    }

    PromptData parts(Prompt prompt, Language language) {
        String text = language.equals(Language.ENGLISH) ? prompt.toString() : prompt.told(language);
        if (prompt instanceof Prompt.Decision d)
            return new PromptData.Decision(
                    text,
                    d.side(),
                    d.purpose(),
                    d.rule(),
                    new PromptData.OfferWriter(game.setup(), labels, d, language).offers());
        if (prompt instanceof Prompt.DiceRequest r)
            return new PromptData.Dice(text, r.side(), r.purpose(), r.rule(), r.dice(), r.die());
        if (prompt instanceof Prompt.ShuffleRequest r)
            return new PromptData.Shuffle(text, r.side(), r.rule(), r.things());
        Prompt.Finished f = (Prompt.Finished) prompt;
        return new PromptData.Finished(text, f.result());
    }

    UpdateParts parts(Update update, Language language) {
        return UpdateParts.of(update, labels, language);
    }

    /** A rejection with its texts. It is read back as texts without arguments. */
    @SavedName("rejection")
    record RejectionParts(RuleId rule, String text, String expected) {
        static RejectionParts of(Rejection rejection, Language language) {
            return new RejectionParts(rejection.rule(), rejection.textIn(language), rejection.expectedIn(language));
        }

        Rejection rejection() {
            return new Rejection(rule, Sentence.verbatim(text), Sentence.verbatim(expected));
        }
    }

    /**
     * An update: its number from 1 on, the input as a value and as text, and the label, which is the text with titles
     * in place of identifiers, or the input in words of a language. The text of a shuffle is empty, and so is a label
     * that would equal the text.
     */
    @SavedName("update")
    record UpdateParts(
            int number, Option<Side> side, String text, String label, Option<Input> input, Vector<Told> events) {
        @SavedName("update.event")
        record Told(String text, String label, Event event) {
            static Told of(Event event, Labels labels, Language language) {
                String text = event.toString();
                return new Told(text, labels.label(event, text, language), event);
            }
        }

        static UpdateParts of(Update h, Labels labels, Language language) {
            String text = h.input().map(Input::toString).getOrElse("");
            return new UpdateParts(
                    h.number(),
                    h.side(),
                    text,
                    h.input().map(input -> labels.label(input, language)).getOrElse(""),
                    h.input(),
                    h.events().map(event -> Told.of(event, labels, language)).toVector());
        }

        Update update() {
            return new Update(number, side, input, events.map(Told::event).toList());
        }
    }

    /** The view of one side, with the ruleset and its version and the digest of the set-up. */
    @SavedName("view")
    record ViewParts(
            int version, String rules, String setup, Side side, PositionData position, List<Pending> pending) {}
}
