package io.github.deadcube.core.resolve;

import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.team.Side;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The rule and the text that {@link DescribesFrame} gives to one class of frames, parsed once. */
final class FrameDescription {
    private static final Pattern PART = Pattern.compile("\\{([A-Za-z.]+)}");
    private static final ClassValue<FrameDescription> KNOWN = PerClass.of(FrameDescription::new);

    private final Class<?> type;
    private final @Nullable RuleId rule;
    private final @Nullable Purpose asks;
    private final Flow step;

    /** The text around the parts; there is one text more than there are parts. */
    private final List<String> texts = new ArrayList<>();

    private final List<List<Method>> parts = new ArrayList<>();

    private FrameDescription(Class<?> type) {
        this.type = type;
        DescribesFrame description = type.getAnnotation(DescribesFrame.class);
        rule = description == null || description.rule().isEmpty() ? null : RuleId.of(description.rule());
        if (rule != null && !rule.known()) throw new IllegalStateException(type + " names an unknown rule: " + rule);
        asks = description == null || description.asks().length == 0
                ? null
                : description.asks()[0];
        if (asks == null && takesPrompt(type))
            throw new IllegalStateException(
                    type + " does not say what it asks; give it @DescribesFrame(asks = ...) or a prompt method");
        step = description == null ? Flow.WITHIN : description.step();
        String words = description == null ? "" : description.words();
        Matcher part = PART.matcher(words);
        int end = 0;
        while (part.find()) {
            texts.add(words.substring(end, part.start()));
            parts.add(path(type, part.group(1)));
            end = part.end();
        }
        texts.add(words.substring(end));
    }

    static FrameDescription of(Class<?> type) {
        return KNOWN.get(type);
    }

    private static List<Method> path(Class<?> type, String path) {
        List<Method> methods = new ArrayList<>();
        Class<?> at = type;
        for (String name : path.split("\\.", -1)) {
            Method part = part(at, name);
            methods.add(part);
            at = part.getReturnType();
        }
        return methods;
    }

    private static Method part(Class<?> of, String name) {
        try {
            Method part = of.getMethod(name);
            part.trySetAccessible();
            return part;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(
                    "the description of a frame names an unknown component of " + of + ": " + name, e);
        }
    }

    RuleId rule() {
        if (rule == null)
            throw new IllegalStateException(
                    type + " has no rule; give it @DescribesFrame(rule = ...) or a rule() method");
        return rule;
    }

    Flow step() {
        return step;
    }

    /** Whether the class has the prompt that needs {@link DescribesFrame#asks}. */
    private static boolean takesPrompt(Class<?> type) {
        try {
            Class<?> in = type.getMethod("prompt", Now.class).getDeclaringClass();
            return in == Frame.OfOneModel.class || in == Frame.OfSide.class;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** The prompt of a frame whose class says what it asks. */
    Prompt.Decision prompt(Now now, Frame frame, Side side) {
        return new Prompt.Decision(side, Objects.requireNonNull(asks), frame.rule(), now.offers(frame));
    }

    String words(Frame frame) {
        StringBuilder words = new StringBuilder(texts.get(0));
        for (int i = 0; i < parts.size(); i++) {
            words.append(read(frame, parts.get(i))).append(texts.get(i + 1));
        }
        return words.toString();
    }

    private static Object read(Frame frame, List<Method> path) {
        Object at = frame;
        try {
            for (Method part : path) at = part.invoke(at);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + path + " of " + frame.getClass(), e);
        }
        return at;
    }
}
