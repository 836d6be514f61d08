package io.github.deadcube.api.play;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * The notation of shots. Weapons and modes have names of several words, so a name ends where what follows can be read: a
 * weapon before the first {@code at} with a target, a mode before the first {@code and} with another shot.
 */
final class ShotNotation {
    private static final String AT = " at ";
    private static final String AS = " as ";
    private static final String AND = " and ";
    private static final String USING = " using ";

    private ShotNotation() {}

    static Option<Target> target(String words) {
        if (words.equals("nothing")) return Option.some(Target.NOTHING);
        int at = words.indexOf(AT);
        if (at >= 0)
            return ModelId.parse(words.substring(0, at))
                    .flatMap(model -> Cube.parse(words.substring(at + AT.length()))
                            .map(cube -> new Target.OfModelAt(model, cube)));
        return ModelId.parse(words)
                .map(Target::of)
                .orElse(() -> Cube.parse(words).map(Target::of))
                .orElse(() -> CommandFace.parse(words).map(Target.OfFace::new));
    }

    /** One shot or more. */
    static Option<List<Shot>> parse(String words) {
        List<Shot> shots = List.empty();
        Option<Tuple2<Shot, String>> next = first(words);
        while (next.isDefined()) {
            Shot shot = next.get()._1();
            String rest = next.get()._2();
            if (rest.isEmpty()) return Option.some(shots.prepend(shot).reverse());
            if (rest.startsWith(AND)) {
                shots = shots.prepend(shot);
                next = first(rest.substring(AND.length()));
            } else if (rest.startsWith(AS) && rest.length() > AS.length()) {
                int end = endOfMode(rest);
                String mode = rest.substring(AS.length(), end);
                next = Option.some(Tuple.of(new Shot(shot.weapon(), shot.target(), mode), rest.substring(end)));
            } else if (rest.startsWith(USING)) {
                String item = InputNotation.before(rest.substring(USING.length()));
                next = ChoiceNotation.rule(item)
                        .map(i -> Tuple.of(shot.using(i), rest.substring(USING.length() + item.length())));
            } else return Option.none();
        }
        return Option.none();
    }

    /** Weapon and target with which the words begin, and what comes after them. */
    private static Option<Tuple2<Shot, String>> first(String words) {
        for (int at = words.indexOf(AT); at >= 0; at = words.indexOf(AT, at + 1)) {
            String rest = words.substring(at + AT.length());
            int end = rest.indexOf(' ') < 0 ? rest.length() : rest.indexOf(' ');
            Option<Target> target = target(rest.substring(0, end));
            if (at > 0 && target.isDefined())
                return Option.some(Tuple.of(new Shot(words.substring(0, at), target.get()), rest.substring(end)));
        }
        return Option.none();
    }

    private static int endOfMode(String words) {
        int using = words.indexOf(USING, AS.length());
        int end = using < 0 ? words.length() : using;
        for (int and = words.indexOf(AND, AS.length()); and >= 0 && and < end; and = words.indexOf(AND, and + 1))
            if (first(words.substring(and + AND.length())).isDefined()) return and;
        return end;
    }
}
