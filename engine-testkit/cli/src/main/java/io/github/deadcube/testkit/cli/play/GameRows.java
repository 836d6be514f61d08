package io.github.deadcube.testkit.cli.play;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.duel.PairedGames.Game;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.io.IOException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** The rows of a duel: a line of JSON for each game, in a {@link RowFile}. */
final class GameRows {
    static final Pattern BEGIN = Pattern.compile("\\{\"game\":\\d+,\"seed\":-?\\d+,\"edition\":\"");

    /** Of the FNV-1a hash. */
    private static final long PRIME = 0x100000001b3L;

    /** Games with equal dice. */
    static final int ROUND = 4;

    private static final JsonFactory JSON = new JsonFactory();

    private GameRows() {}

    /**
     * What the games of a duel have in common.
     *
     * @param bots the names of both bots
     * @param teams the names of both strike teams in the first game
     * @param setup the digest of the set-up, as sixteen hexadecimal digits
     * @param budget the budget of each decision; none if the bots decide
     * @param nets the digest of the nets of both bots, as sixteen hexadecimal digits; none if they play without nets
     */
    record Terms(
            String edition,
            String scenario,
            String battlefield,
            Vector<String> bots,
            Vector<String> teams,
            String setup,
            Option<String> budget,
            Option<String> nets) {
        /** What a row has that the game of a number has not, in words; empty if it is that game. */
        private Vector<String> unlike(Map<String, String> row, int number, long seed) {
            Seating seating = Seating.of(number);
            int team = seating.firstTeam() ? 0 : 1;
            return Vector.of(
                            new Part("game", "number", String.valueOf(number)),
                            new Part("seed", "seed", String.valueOf(seed + number / ROUND)),
                            new Part("edition", "edition", edition),
                            new Part("scenario", "scenario", scenario),
                            new Part("battlefield", "battlefield", battlefield),
                            new Part("side", "first bot's side", (seating.sideA() ? Side.A : Side.B).name()),
                            new Part("team", "first bot's team", teams.get(team)),
                            new Part("otherTeam", "other bot's team", teams.get(1 - team)),
                            new Part("setup", "digest of points, cards, special orders and battlefield", setup),
                            new Part("budget", "budget", budget.getOrElse(Part.NONE)),
                            new Part("nets", "digest of nets", nets.getOrElse(Part.NONE)))
                    .flatMap(part -> part.unlike(row));
        }
    }

    /**
     * A member of a row that is known before the game.
     *
     * @param words its name in a sentence
     */
    private record Part(String member, String words, String expected) {
        static final String NONE = "none";

        Option<String> unlike(Map<String, String> row) {
            String read = row.getOrDefault(member, NONE);
            return Option.when(!read.equals(expected), () -> "its " + words + " is " + read + ", not " + expected);
        }
    }

    /**
     * A game as far as statistics need it.
     *
     * @param luck the luck of the dice for the first bot, in wins; none if it was not computed
     * @param forfeit why a bot could not continue
     */
    record Row(double score, int lead, Option<Double> luck, Option<String> forfeit) {
        static Row of(Game game, Option<Double> luck) {
            return new Row(game.score(), game.ownPoints() - game.otherPoints(), luck, game.forfeit());
        }

        /** A row with these members; none if one is missing or no number, or a number that no game has. */
        private static Option<Row> of(Map<String, String> row) {
            try {
                double score = Double.parseDouble(row.getOrDefault("score", ""));
                int lead = points(row, "points") - points(row, "otherPoints");
                Option<Double> luck = Option.of(row.get("luck")).map(Double::parseDouble);
                boolean played = (score == 0 || score == 0.5 || score == 1) && luck.forAll(Double::isFinite);
                return Option.when(played, () -> new Row(score, lead, luck, Option.of(row.get("forfeit"))));
            } catch (NumberFormatException e) {
                return Option.none();
            }
        }

        private static int points(Map<String, String> row, String member) {
            int points = Integer.parseInt(row.getOrDefault(member, ""));
            if (points < 0) throw new NumberFormatException(member);
            return points;
        }
    }

    /** A digest of another one and of texts, as sixteen hexadecimal digits. */
    static String digest(long begin, Vector<String> texts) {
        long all = begin;
        for (String text : texts) {
            // the length keeps two texts apart from one that joins them
            all = (all ^ text.length()) * PRIME;
            for (int i = 0; i < text.length(); i++) all = (all ^ text.charAt(i)) * PRIME;
        }
        return digits(all);
    }

    private static String digits(long digest) {
        return HexFormat.of().toHexDigits(digest);
    }

    /** One line without its end. */
    static String line(Terms terms, Game game, Option<Double> luck, long millis) {
        return JsonObject.of("game", game.number())
                .with("seed", game.seed())
                .with("edition", terms.edition())
                .with("scenario", terms.scenario())
                .with("battlefield", terms.battlefield())
                .with("bots", terms.bots().mkString(","))
                .with("setup", terms.setup())
                .with("budget", terms.budget())
                .with("nets", terms.nets())
                .with("side", game.side().name())
                .with("team", game.team())
                .with("otherTeam", game.otherTeam())
                .with("score", game.score())
                .with("points", game.ownPoints())
                .with("otherPoints", game.otherPoints())
                .with("luck", luck)
                .with("inputs", game.inputs())
                .with("millis", millis)
                .with("digest", digits(game.digest()))
                .with("forfeit", game.forfeit())
                .line();
    }

    /**
     * The games that a file holds, by their terms, or why they cannot continue in it.
     *
     * @param all the terms of the duels that share the file
     * @param seed the seed of the first game
     * @param luck whether each row must have the luck of the dice
     */
    static Either<Fault, Map<Terms, Vector<Row>>> read(RowFile file, Vector<Terms> all, long seed, boolean luck) {
        Map<Terms, Vector<Row>> games = new LinkedHashMap<>();
        for (Terms terms : all) games.put(terms, Vector.empty());
        int number = 0;
        for (String line : file.lines()) {
            number++;
            Map<String, String> members = members(line);
            Option<Row> row = Row.of(members);
            if (row.isEmpty())
                return Either.left(file.at(number, Fault.of("this is no row of a duel", "a row as --rows writes it")));
            if (!members.containsKey("setup"))
                return Either.left(file.at(
                        number, Fault.of("this row does not say which set-up was played (setup)", "another file")));
            Option<Terms> terms = all.find(one -> one.bots().mkString(",").equals(members.get("bots")));
            Vector<String> unlike = terms.map(one -> one.unlike(
                            members, games.getOrDefault(one, Vector.empty()).size(), seed))
                    .getOrElse(() -> Vector.of("its bots are " + members.get("bots") + ", not "
                            + all.map(one -> one.bots().mkString(",")).mkString(" or ")));
            if (unlike.nonEmpty())
                return Either.left(file.at(
                        number,
                        Fault.of(
                                "this is not the next game of this duel",
                                Sentence.of(
                                        "the options of its duel, or another file: {unlike}", unlike.mkString("; ")))));
            if (luck && row.get().luck().isEmpty())
                return Either.left(
                        file.at(number, Fault.of("this game was played without --luck", "no --luck, or another file")));
            games.merge(terms.get(), row.toVector(), Vector::appendAll);
        }
        return Either.right(games);
    }

    /** Whether a line is a whole object. A torn one may end like it, within a text. */
    static boolean isWhole(String line) {
        return !members(line).isEmpty();
    }

    /** The seed of the duel that a file has begun; none if it holds no game. */
    static Option<Long> seed(RowFile file) {
        return file.lines()
                .headOption()
                .flatMap(line -> Option.of(members(line).get("seed")))
                .flatMap(seed -> Try.of(() -> Long.valueOf(seed)).toOption());
    }

    /** The members of an object as text, without nested values; empty if the line is no object. */
    private static Map<String, String> members(String line) {
        Map<String, String> members = new LinkedHashMap<>();
        try (JsonParser json = JSON.createParser(line)) {
            if (json.nextToken() != JsonToken.START_OBJECT) return new LinkedHashMap<>();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                if (json.nextToken().isScalarValue()) members.put(name, json.getText());
                else json.skipChildren();
            }
            return members;
        } catch (IOException notJson) {
            return new LinkedHashMap<>();
        }
    }
}
