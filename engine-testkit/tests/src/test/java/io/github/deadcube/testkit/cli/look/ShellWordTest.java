package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.look.AnalyseCommand.ShellWord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellWordTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "games/one-2.txt | games/one-2.txt",
                "my game.txt     | \"my game.txt\"",
                "a'b.txt         | \"a'b.txt\"",
                "a & b.txt       | \"a & b.txt\"",
                "for $5.txt      | 'for $5.txt'",
                "it's $5.txt     | 'it'\\''s $5.txt'",
            })
    void aWordIsQuotedWhereAShellNeedsIt(String text, String word) {
        assertThat(ShellWord.quoted(text)).isEqualTo(word);
    }
}
