package io.github.deadcube.core.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.KeywordRule;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** KT-1: a keyword equals one of the same printed name and the same rule, so that equal editions are equal. */
class KeywordsTest {
    @Test
    void anEditionHasTheSameKeywordsEachTime() {
        assertThat(Keywords.thirdEdition()).isEqualTo(Keywords.thirdEdition());
        assertThat(Keywords.revised()).isEqualTo(Keywords.revised());
    }

    @Test
    void theRevisionReplacesAKeywordByAnotherOne() {
        for (KeywordRule old : Keywords.thirdEdition()) {
            Option<KeywordRule> now =
                    Keywords.revised().find(keyword -> keyword.printed().equals(old.printed()));
            boolean kept = now.exists(keyword -> keyword.rule().equals(old.rule()));
            assertThat(now.contains(old)).as("%s", old.printed()).isEqualTo(kept);
        }
    }
}
