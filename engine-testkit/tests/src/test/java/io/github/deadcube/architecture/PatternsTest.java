package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A group that repeats without end must be possessive. Otherwise {@link Pattern} needs a stack frame for each
 * repetition, and a long text throws a StackOverflowError.
 */
class PatternsTest {
    private static final Pattern QUANTIFIER = Pattern.compile("(?:([*+])|\\{[0-9]+(?:,([0-9]*))?\\})(\\+?)");
    private static final int MOST = 100;

    @Test
    void noGroupRepeatsOnTheStack() {
        TreeMap<String, Vector<String>> faults = new TreeMap<>();
        int[] groups = {0};
        for (JavaClass type : MainCode.CLASSES)
            for (String text : MainCode.texts(type)) {
                if (text.contains(")*") || text.contains(")+")) groups[0]++;
                Vector<String> repeated = repeatedOnTheStack(text);
                if (repeated.nonEmpty()) faults.put(type.getName() + ": " + text, repeated);
            }
        assertThat(groups[0]).as("texts that repeat groups").isGreaterThan(5);
        assertThat(faults).as("make these groups possessive, or bound them").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"(?:a|b)*", "(a|b)+", "(?:a|b){2,}", "(?:a|b)*?", "(?:[)]|[\\])a-b])*x"})
    void whatTheScanFindsOverflows(String pattern) {
        assertThat(repeatedOnTheStack(pattern)).hasSize(1);
        assertThatThrownBy(() -> matches(pattern)).isInstanceOf(StackOverflowError.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(?:a|b)*+",
                "(a|b)++",
                "(?:aa?)*+",
                "(?:a|b){2,}+",
                "(?:a|b){2,9}",
                "[ab]*",
                "[(a|b)]*",
                "\\(a\\)*",
                "(?:a|b)?"
            })
    void whatItPassesDoesNot(String pattern) {
        assertThat(repeatedOnTheStack(pattern)).isEmpty();
        matches(pattern);
    }

    private static void matches(String pattern) {
        boolean unused = Pattern.compile(pattern).matcher("ab".repeat(100_000)).matches();
    }

    /** The groups of a regular expression that repeat more often than {@link #MOST} times and are not possessive. */
    private static Vector<String> repeatedOnTheStack(String text) {
        Vector<String> faults = Vector.empty();
        Deque<Integer> open = new ArrayDeque<>();
        int classes = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') i++;
            else if (c == '[') classes++;
            else if (c == ']' && classes > 0) classes--;
            else if (classes == 0 && c == '(') open.push(i);
            else if (classes == 0 && c == ')' && !open.isEmpty()) {
                int from = open.pop();
                Matcher repeat = QUANTIFIER.matcher(text).region(i + 1, text.length());
                if (repeat.lookingAt() && repeat.group(3).isEmpty() && isEndless(repeat))
                    faults = faults.append(text.substring(from, repeat.end()));
            }
        }
        return faults;
    }

    private static boolean isEndless(Matcher repeat) {
        String most = repeat.group(2);
        return repeat.group(1) != null
                || most != null && (most.isEmpty() || most.length() > 3 || Integer.parseInt(most) > MOST);
    }
}
