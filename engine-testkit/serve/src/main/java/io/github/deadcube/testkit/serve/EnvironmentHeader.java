package io.github.deadcube.testkit.serve;

import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.environment.BatchHeader;
import io.github.deadcube.testkit.environment.BatchLayout;
import io.github.deadcube.testkit.environment.BatchLayout.Type;
import io.github.deadcube.testkit.features.Features;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.control.Option;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The header of a file of arrays, as JSON. */
final class EnvironmentHeader implements BatchHeader {
    private static final String ENVIRONMENT = "environment";
    private static final String ENCODING = "encoding";
    private static final String SCHEMA = "schema";
    private static final String ARRAYS = "arrays";

    /** What a greeting and the header of a file say alike. */
    static JsonObject versions(JsonObject begin) {
        return begin.with(ENVIRONMENT, EnvironmentServer.VERSION)
                .with(ENCODING, Encoding.VERSION)
                .with(SCHEMA, BatchLayout.HASH);
    }

    @Override
    public String text(BatchLayout layout) {
        return versions(new JsonObject())
                .with(
                        ARRAYS,
                        layout.fields()
                                .map(field -> JsonObject.of("name", field.name())
                                        .with("type", word(field.type()))
                                        .with("shape", field.shape())
                                        .with("at", field.at())))
                .with("sizes", sizes())
                .with("names", EncodingAnswer.names().with("features", Evaluation.featureNames()))
                .with(
                        "scales",
                        JsonObject.of("view", Features.scalesOfView())
                                .with("option", Features.scalesOfOption())
                                .with("cube", Features.scalesOfCube()))
                .line();
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /**
     * The most of each thing. A view has the game, the models of both sides, objectives, things and faces, in this
     * order.
     */
    private static JsonObject sizes() {
        return JsonObject.of("models", Encoding.MODELS)
                .with("objectives", Encoding.OBJECTIVES)
                .with("things", Encoding.THINGS)
                .with("faces", Encoding.FACES)
                .with("levels", Encoding.LEVELS)
                .with("rows", Encoding.COLUMNS)
                .with("columns", Encoding.COLUMNS);
    }

    @Override
    public Option<Long> arrays(String text) {
        if (!(value(text) instanceof Map<?, ?> header
                && header.get(ENVIRONMENT) instanceof Long
                && header.get(ENCODING) instanceof Long
                && header.get(SCHEMA) instanceof String
                && header.get(ARRAYS) instanceof List<?> arrays)) return Option.none();
        long bytes = 0;
        for (Object array : arrays) {
            long end = end(array);
            if (end < 0) return Option.none();
            bytes = Math.max(bytes, end);
        }
        return Option.when(bytes > 0, bytes);
    }

    private static Object value(String text) {
        try {
            RequestJson.members(text, 1, "");
            return RequestJson.value(text);
        } catch (RequestError e) {
            return "";
        }
    }

    /** The byte after the last one of an array; negative if this is no array. */
    private static long end(Object array) {
        if (!(array instanceof Map<?, ?> members
                && members.get("name") instanceof String
                && members.get("type") instanceof String name
                && members.get("shape") instanceof List<?> shape
                && members.get("at") instanceof Long at)) return -1;
        for (Type type : Type.values()) if (word(type).equals(name)) return end(at, shape, type.bytes());
        return -1;
    }

    private static long end(long at, List<?> shape, long size) {
        try {
            long bytes = size;
            for (Object each : shape) {
                if (!(each instanceof Long number) || number < 1) return -1;
                bytes = Math.multiplyExact(bytes, number);
            }
            return at < 0 ? -1 : Math.addExact(at, bytes);
        } catch (ArithmeticException tooLarge) {
            return -1;
        }
    }
}
