package io.github.deadcube.core.resolve;

import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.PerClass;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.schema.Template;
import org.jspecify.annotations.Nullable;

/** The rule and the text that {@link DescribesFrame} gives to one class of frames, parsed once. */
final class FrameDescription {
    private static final ClassValue<FrameDescription> KNOWN = PerClass.of(FrameDescription::new);

    private final Class<?> type;
    private final @Nullable RuleId rule;
    private final @Nullable Purpose asks;
    private final Flow step;

    private final Template words;

    private FrameDescription(Class<?> type) {
        this.type = type;
        DescribesFrame description = type.getAnnotation(DescribesFrame.class);
        rule = description == null || description.rule().isEmpty() ? null : RuleId.of(description.rule());
        if (rule != null && !rule.known()) throw new IllegalStateException(type + " names an unknown rule: " + rule);
        Purpose[] asked = description == null ? new Purpose[0] : description.asks();
        if (asked.length > 1) throw new IllegalStateException(type + " asks for several purposes");
        asks = asked.length == 0 ? null : asked[0];
        step = description == null ? Flow.WITHIN : description.step();
        words = new Template(type, description == null ? "" : description.words());
    }

    static FrameDescription of(Class<?> type) {
        return KNOWN.get(type);
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

    /** The prompt of a frame whose class says what it asks. */
    Prompt.Decision prompt(Now now, Frame frame, Side side) {
        if (asks == null)
            throw new IllegalStateException(
                    type + " does not say what it asks; give it @DescribesFrame(asks = ...) or a prompt method");
        return new Prompt.Decision(side, asks, frame.rule(), now.offers(frame));
    }

    String words(Frame frame) {
        return words.of(frame);
    }
}
