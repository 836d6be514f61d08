package io.github.deadcube.api.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class CardTest {
    @Test
    void aWitherChangesOneComponent() {
        Card gunner = Card.named("Gunner").withHitPoints(2).withArmour(1);
        Card veteran = gunner.withName("Veteran").withHitPoints(3).withKeywords(Vector.of(Keyword.of("TOUGH")));
        assertThat(veteran)
                .isEqualTo(Card.named("Veteran")
                        .withHitPoints(3)
                        .withArmour(1)
                        .withKeywords(Vector.of(Keyword.of("TOUGH"))));
        assertThat(gunner.hitPoints()).isEqualTo(2);
    }
}
