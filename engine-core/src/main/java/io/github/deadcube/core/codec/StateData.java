package io.github.deadcube.core.codec;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.internal.DelayedEffect;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.FullPosition.ItemTokens;
import io.github.deadcube.api.internal.FullPosition.Recon;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.TreeSet;

/**
 * A whole state: its rules with their version, the digest of its set-up, and its own digest to detect damage; none if
 * it is missing.
 */
@SavedName("state")
public record StateData(
        int version,
        String rules,
        String setup,
        PositionData position,
        List<Pending> pending,
        int digestVersion,
        Option<String> digest) {
    public static StateData of(GameState state) {
        return new StateData(
                Deadcube.FORMAT_VERSION,
                state.position().game().setup().ruleset().toString(),
                hexadecimal(state.position().game().digest()),
                PositionData.of(state.position(), state.secrets()),
                state.pending(),
                GameState.DIGEST_VERSION,
                Option.some(hexadecimal(state.digest())));
    }

    /** Sixteen hexadecimal digits. */
    public static String hexadecimal(long bits) {
        return HexFormat.of().toHexDigits(bits);
    }

    /**
     * A position without the game, and the items that its reader may know. Its faces are those that differ from the
     * set-up's.
     */
    @SavedName("position")
    public record PositionData(
            @InText(least = 0, most = 99) int round,
            Side initiative,
            Option<Side> starter,
            Option<ActiveModel> active,
            SideState a,
            SideState b,
            Vector<Model> models,
            Vector<TokenData> tokens,
            Vector<Marker> markers,
            Vector<Face.Placed> faces,
            Option<Recon> recon,
            List<DelayedEffect> waiting,
            List<RuleData.Memory> memories,
            Option<Result> result) {
        /**
         * The data of a position.
         *
         * @param known the tokens that a reader knows, besides those that were turned face up
         */
        public static PositionData of(Position p, Vector<TokenItem> known) {
            return new PositionData(
                    p.round(),
                    p.initiative(),
                    p.starter(),
                    p.active(),
                    p.a(),
                    p.b(),
                    p.models().toVector(),
                    TokenData.of(p, known),
                    p.markers(),
                    p.changedFaces(),
                    FullPosition.of(p).recon(),
                    FullPosition.of(p).waiting(),
                    p.memories(),
                    p.result());
        }
    }

    /**
     * SET-3, ITEM-3: an item token in a state or in a view. A list has the tokens on the battlefield first, in their
     * order there, then the others by number.
     *
     * @param item none if it is hidden from the side that has the view
     * @param cube where it lies; none if it is carried, gone or not placed yet
     */
    @SavedName(value = "tokenData", usual = "face=up")
    record TokenData(int number, Option<RuleId> item, Option<Cube> cube, Face face) {
        @SavedName("tokenData.face")
        enum Face {
            UP,
            DOWN
        }

        /** @param known the items that are not hidden, besides those of tokens that were turned face up */
        static Vector<TokenData> of(Position p, Vector<TokenItem> known) {
            ArrayList<TokenData> all = new ArrayList<>();
            TreeSet<Integer> lying = new TreeSet<>();
            for (Token token : p.tokens())
                if (lying.add(token.number())) all.add(of(token.number(), Option.some(token.cube()), p, known));
            for (int number : p.drawn()) if (!lying.contains(number)) all.add(of(number, Option.none(), p, known));
            return Vector.ofAll(all);
        }

        private static TokenData of(int number, Option<Cube> cube, Position p, Vector<TokenItem> known) {
            Option<RuleId> open = item(number, p.revealed());
            return new TokenData(
                    number, open.orElse(() -> item(number, known)), cube, open.isDefined() ? Face.UP : Face.DOWN);
        }

        private static Option<RuleId> item(int number, Iterable<TokenItem> known) {
            for (TokenItem one : known) if (one.token() == number) return Option.some(one.item());
            return Option.none();
        }

        /** Reports a token that is given twice, and one without an item that nothing hides. */
        static void check(Vector<TokenData> tokens, boolean all, Node list, ReadingContext in) {
            TreeSet<Integer> known = new TreeSet<>();
            for (int i = 0; i < tokens.size(); i++) {
                TokenData token = tokens.get(i);
                if (!known.add(token.number))
                    in.wrong(
                            list.value(i),
                            Sentence.of("token {number} is given twice", token.number),
                            "each token once");
                else if (token.item.isEmpty() && (all || token.face == Face.UP))
                    in.wrong(
                            list.value(i),
                            Sentence.of("token {number} has no item", token.number),
                            "the item of the token");
            }
        }

        /** The tokens as both sides see them. */
        static ItemTokens open(Vector<TokenData> tokens) {
            return new ItemTokens(
                    tokens.flatMap(token -> token.cube.map(
                            cube -> new Token(token.number, cube, token.face == Face.UP ? token.item : Option.none()))),
                    tokens.map(TokenData::number).sorted(),
                    known(tokens.filter(token -> token.face == Face.UP)).toList());
        }

        /** The items of the tokens, by number. */
        static Vector<TokenItem> known(Vector<TokenData> tokens) {
            return tokens.flatMap(token -> token.item.map(item -> new TokenItem(token.number, item)))
                    .sorted(Comparator.comparingInt(TokenItem::token));
        }
    }
}
