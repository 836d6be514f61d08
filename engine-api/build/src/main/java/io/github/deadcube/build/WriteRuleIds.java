package io.github.deadcube.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the class RuleIds: a constant for each rule of the rulebook, in its order. A build runs it before it compiles.
 */
public final class WriteRuleIds {
    private static final String HEAD = """
            package io.github.deadcube.api.rule;

            /**
             * The catalogue's identifiers as constants, in catalogue order, for static import:
             *
             * <pre>{@code
             * import static io.github.deadcube.api.rule.RuleIds.ADV_5;
             * }</pre>
             *
             * <p>A constant is named as its identifier, with underscores for the hyphens: {@code ADV-5} is {@link #ADV_5}. Its
             * comment is the rule's title; {@link RuleId#text()} is the rule itself.
             */
            public final class RuleIds {
            """;

    private static final String CONSTANT = """

                /** %s */
                public static final RuleId %s = RuleId.of("%s");
            """;

    private static final String END = """

                private RuleIds() {}
            }
            """;

    private WriteRuleIds() {}

    /** Reads the rulebook, whose rules begin with their identifier, a tab and their title, and writes the class. */
    public static void main(String[] files) throws IOException {
        List<String> rulebook = Files.readAllLines(Path.of(files[0]), StandardCharsets.UTF_8);
        StringBuilder written = new StringBuilder(HEAD);
        for (String line : rulebook) {
            String[] rule = line.split("\t", -1);
            if (rule.length < 2) continue;
            String title = rule[1].replace("&", "&amp;").replace("<", "&lt;");
            if (!title.endsWith("!")) title += ".";
            written.append(CONSTANT.formatted(title, rule[0].replace('-', '_'), rule[0]));
        }
        Path to = Path.of(files[1], "io", "github", "deadcube", "api", "rule", "RuleIds.java");
        Files.createDirectories(to.getParent());
        String text = written.append(END).toString();
        if (!Files.exists(to) || !Files.readString(to, StandardCharsets.UTF_8).equals(text))
            Files.writeString(to, text, StandardCharsets.UTF_8);
    }
}
