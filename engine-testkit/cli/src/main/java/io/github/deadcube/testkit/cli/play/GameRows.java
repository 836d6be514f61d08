package io.github.deadcube.testkit.cli.play;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.deadcube.testkit.bot.Tournament.Game;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The rows of a duel: a file with a line of JSON for each game, in the order of the games. A duel that was interrupted continues after
 * the last whole line.
 */
final class GameRows {
    private static final JsonFactory JSON = new JsonFactory();

    private GameRows() {}

    /**
     * What the games of a duel have in common.
     *
     * @param bots the names of both bots
     */
    record Terms(String edition, String scenario, String battlefield, Vector<String> bots) {
        private boolean fit(Map<String, String> row) {
            return edition.equals(row.get("edition"))
                    && scenario.equals(row.get("scenario"))
                    && battlefield.equals(row.get("battlefield"))
                    && bots.mkString(",").equals(row.get("bots"));
        }
    }

    /**
     * A game as far as statistics need it.
     *
     * @param luck the luck of the dice for the first bot, in wins; none if it was not computed
     */
    record Row(double score, int lead, Option<Double> luck) {
        static Row of(Game game, Option<Double> luck) {
            return new Row(game.score(), game.ownPoints() - game.otherPoints(), luck);
        }

        private static Row of(Map<String, String> row) {
            return new Row(
                    Double.parseDouble(row.get("score")),
                    Integer.parseInt(row.get("points")) - Integer.parseInt(row.get("otherPoints")),
                    Option.of(row.get("luck")).map(Double::parseDouble));
        }
    }

    /** One line without its end. */
    static String line(Terms terms, Game game, Option<Double> luck, long millis) {
        return JsonObject.of("game", game.number())
                .with("seed", game.seed())
                .with("edition", terms.edition())
                .with("scenario", terms.scenario())
                .with("battlefield", terms.battlefield())
                .with("bots", terms.bots().mkString(","))
                .with("side", game.side().name())
                .with("team", game.team())
                .with("otherTeam", game.otherTeam())
                .with("score", game.score())
                .with("points", game.ownPoints())
                .with("otherPoints", game.otherPoints())
                .with("luck", luck)
                .with("inputs", game.inputs())
                .with("millis", millis)
                .with("digest", String.format(Locale.ROOT, "%016x", game.digest()))
                .with("forfeit", game.forfeit())
                .line();
    }

    /**
     * The games that a file holds, by their terms, or why they cannot continue in it. A last line without its end is cut off: the game
     * is played again.
     *
     * @param all the terms of the duels that share the file
     * @param seed the seed of the first game
     * @param luck whether each row must have the luck of the dice
     */
    static Either<String, Map<Terms, Vector<Row>>> read(Path file, Vector<Terms> all, long seed, boolean luck) {
        Map<Terms, Vector<Row>> games = new LinkedHashMap<>();
        for (Terms terms : all) games.put(terms, Vector.empty());
        if (!Files.exists(file)) return Either.right(games);
        try {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            int number = 0;
            for (String line : whole.lines().toList()) {
                number++;
                Map<String, String> row = members(line);
                Option<Terms> terms = all.find(one -> one.fit(row)
                        && isNext(row, games.getOrDefault(one, Vector.empty()).size(), seed));
                if (terms.isEmpty())
                    return Either.left(file + ", line " + number + ": this is not the next game"
                            + " of this duel; use its seed, bots, edition, scenario and battlefield, or another file");
                if (luck && !row.containsKey("luck"))
                    return Either.left(file + ", line " + number + ": this game was played without --luck;"
                            + " leave the option out, or use another file");
                games.merge(terms.get(), Vector.of(Row.of(row)), Vector::appendAll);
            }
            if (whole.length() < text.length()) Files.writeString(file, whole, StandardCharsets.UTF_8);
            return Either.right(games);
        } catch (IOException | NumberFormatException | NullPointerException e) {
            return Either.left(file + " holds no rows of a duel: " + e.getMessage());
        }
    }

    private static boolean isNext(Map<String, String> row, int played, long seed) {
        return String.valueOf(played).equals(row.get("game"))
                && String.valueOf(seed + played / 4).equals(row.get("seed"));
    }

    /** The members of an object as text; nested values are left out. */
    private static Map<String, String> members(String line) throws IOException {
        Map<String, String> members = new LinkedHashMap<>();
        try (JsonParser json = JSON.createParser(line)) {
            if (json.nextToken() != JsonToken.START_OBJECT) throw new IOException("a line is no object");
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                if (json.nextToken().isScalarValue()) members.put(name, json.getText());
                else json.skipChildren();
            }
        }
        return members;
    }

    /** A writer that adds lines to a file. */
    static BufferedWriter writer(Path file) throws IOException {
        return Files.newBufferedWriter(
                file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
