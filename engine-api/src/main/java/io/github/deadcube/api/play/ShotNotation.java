package io.github.deadcube.api.play;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.control.Option;

/**
 * The notation of a shot. A weapon's name may have several words. It ends before the first {@code at} that a target follows.
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
            return ModelId.read(words.substring(0, at))
                    .toOption()
                    .flatMap(model -> Cube.read(words.substring(at + AT.length()))
                            .toOption()
                            .map(cube -> new Target.OfModelAt(model, cube)));
        return ModelId.read(words)
                .toOption()
                .map(Target::of)
                .orElse(() -> Cube.read(words).toOption().map(Target::of))
                .orElse(() -> CommandFace.read(words).toOption().map(Target.OfFace::new));
    }

    static Option<Shot> parse(String words) {
        return first(words).flatMap(read -> {
            String rest = read._2();
            int using = rest.indexOf(USING);
            String mode = using < 0 ? rest : rest.substring(0, using);
            boolean named = mode.startsWith(AS) && mode.length() > AS.length();
            if (!mode.isEmpty() && !named) return Option.none();
            Shot shot = new Shot(read._1().weapon(), read._1().target(), named ? mode.substring(AS.length()) : "");
            return using < 0
                    ? Option.some(shot)
                    : ChoiceNotation.rule(rest.substring(using + USING.length()))
                            .map(shot::using);
        });
    }

    /** The shot after {@code and}: a choice has one shot. None if no shot follows another one. */
    static Option<String> second(String words) {
        return first(words).flatMap(one -> {
            String rest = one._2();
            for (int and = rest.indexOf(AND); and >= 0; and = rest.indexOf(AND, and + 1)) {
                String second = rest.substring(and + AND.length());
                if (first(second).isDefined()) return Option.some(second);
            }
            return Option.none();
        });
    }

    /** The weapon and target at the start of the text, and the rest of the text. */
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
}
